import { wrap } from '@bivouac/edition';
import type { Language, View } from '@bivouac/kernel';
import { CONFEDERATE, type Side, scenarioOf, UNION } from '../data/index.ts';
import { damagePoints, objectivePoints, points, standing } from '../rules/06-victory.ts';
import type { G88 } from '../state.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { optionText, scenarioText } from './published.ts';
import { battleList, goneList, objectiveList, reinforcementList, unitList } from './summary-lists.ts';
import { drawMap } from './summary-map.ts';
import { words } from './summary-words.ts';

/** The table as text: for a terminal, at most a hundred columns wide. */
export function summary(view: View<G88>, language: Language): string {
  const { table: t, setup } = view;
  const w = words[language];
  const blocks = [
    head(view, language),
    [drawMap(t, w)],
    [wrap(w.key, 2)],
    unitList(t, language, CONFEDERATE),
    unitList(t, language, UNION),
    [...reinforcementList(t, language, CONFEDERATE), ...reinforcementList(t, language, UNION)],
    [...goneList(t, language), ...objectiveList(t, language)],
    battleList(t, setup, language),
  ];
  return blocks
    .filter(block => block.length > 0)
    .map(block => block.join('\n'))
    .join('\n\n');
}

function head(view: View<G88>, language: Language): string[] {
  const { table: t, setup, stack } = view;
  const w = words[language];
  const doing = w.steps[stack[stack.length - 1]?.step ?? ''] ?? '';
  const names = setup.options.map(id => `${optionText(id, language).name} (${id})`);
  return [
    scenarioText(setup.scenario, language).name,
    w.turn(t.turn, scenarioOf(setup.scenario).endTurn, t.phase, doing),
    ...(names.length > 0 ? [w.options(names.join(', '))] : []),
    ...score(view, language),
    ...(setup.options.includes('10e') ? [w.initiative(t.initiative)] : []),
  ].map(line => wrap(line, 2));
}

/** The points of both sides and who would win with them, or has won. */
function score({ table: t, setup }: View<G88>, language: Language): string[] {
  const w = words[language];
  const of = (side: Side) => w.score(side, points(t, side), objectivePoints(t, side), damagePoints(t, side));
  const scores = w.scores(of(CONFEDERATE), of(UNION));
  if (t.result) return [scores, w.over(catalogues[language][`outcome.${t.result.winner}`](t.result))];
  return [scores, w.standing(standing(t, setup.scenario).winner), scenarioText(setup.scenario, language).victory];
}
const catalogues = { en, fr };
