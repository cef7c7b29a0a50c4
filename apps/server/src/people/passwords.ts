import { hash } from '@node-rs/argon2';

// argon2id is the package's default; these are the costs OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);
