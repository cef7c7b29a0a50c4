const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether a text of JSON writes the character 0, which no name, note or message needs and PostgreSQL cannot keep. */
export const holdsNul = (json: string): boolean => json.includes('\\u0000') && NUL.test(json);
