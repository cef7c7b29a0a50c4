/** blocks.json and tokens.json against themselves. */
import { complain, repeated } from '@bivouac/edition';
import type { Battalion, BlocksFile, Edition, Token } from './edition.ts';

const LABELLED = 103; // §2.1a

export function checkBlocks({ blocks: file }: Edition): readonly string[] {
  const { battalions, blocks } = file;
  return [
    ...complain(blocks.length !== LABELLED, `must hold ${LABELLED} blocks, found ${blocks.length}`),
    ...[battalions, blocks].flatMap(all =>
      repeated(all.map(each => each.id)).map(id => `${id} is listed more than once`),
    ),
    ...battalions.flatMap(battalion => battalionProblems(file, battalion).map(line => `${battalion.id}: ${line}`)),
    ...blocks.flatMap(({ id, battalion }) =>
      complain(!battalions.some(each => each.id === battalion), `${id}: no such battalion ${battalion}`),
    ),
    ...groupProblems(file),
  ].map(line => `blocks.json: ${line}`);
}

function battalionProblems({ blocks }: BlocksFile, { id, side, corps, type }: Battalion): readonly string[] {
  const own = blocks.filter(block => block.battalion === id);
  const strength = { full: type === 'cavalry' ? 1 : 2, reduced2: 2, reduced1: 1 }; // §2.1d
  return [
    ...complain((side === 'confederate') !== (corps !== null), 'only a Confederate battalion has a corps'), // §2.1f
    ...complain(!own.some(block => block.kind === 'full'), 'has no full block'),
    ...complain(type === 'cavalry' && own.some(block => block.kind !== 'full'), 'cavalry has no reduced blocks'), // §18.1a
    ...own.flatMap(block =>
      complain(block.strength !== strength[block.kind], `${block.id} must have strength ${strength[block.kind]}`),
    ),
  ];
}

/** A group lies in one battalion and can replace each of its full blocks by a reduced one of strength 1. */
function groupProblems({ battalions, blocks }: BlocksFile): readonly string[] {
  return [...new Set(blocks.map(block => block.group))].flatMap(group => {
    const own = blocks.filter(block => block.group === group);
    const count = (kind: string): number => own.filter(block => block.kind === kind).length;
    const foot = battalions.find(each => each.id === own[0]!.battalion)?.type !== 'cavalry';
    return [
      ...complain(new Set(own.map(block => block.battalion)).size > 1, `group ${group} lies in two battalions`),
      ...complain(foot && count('reduced1') < count('full'), `group ${group} has too few blocks of strength 1`),
    ];
  });
}

export function checkTokens({ tokens: file, blocks }: Edition): readonly string[] {
  const known = (token: Token): readonly string[] => tokenProblems(token, blocks).map(line => `${token.id}: ${line}`);
  return [
    ...repeated(file.tokens.map(each => each.id)).map(id => `${id} is listed more than once`),
    ...complain(file.tokens.length !== 64, `must hold 64 tokens, found ${file.tokens.length}`), // §4.3a
    ...file.tokens.flatMap(known),
  ].map(line => `tokens.json: ${line}`);
}

function tokenProblems({ type, strength, deploy, side }: Token, { battalions }: BlocksFile): readonly string[] {
  const guns = type === 'artillery';
  const battalion = battalions.find(each => each.id === deploy?.battalion);
  return [
    ...complain(guns !== (strength !== undefined), 'artillery has a strength, a march token has none'),
    ...complain(guns !== (deploy !== undefined), 'artillery says with whom it deploys, a march token does not'),
    ...complain((deploy?.kind === 'battalion') !== (deploy?.battalion !== undefined), 'a battalion token names one'),
    ...complain((deploy?.kind === 'corps') !== (deploy?.corps !== undefined), 'a corps token names one'),
    ...complain(deploy?.battalion !== undefined && battalion?.side !== side, `${deploy?.battalion} is not of its side`),
    ...complain(deploy?.kind === 'corps' && side !== 'confederate', 'only Confederates have corps tokens'), // §13.0.2c
    ...complain(deploy?.kind === 'reserve' && side !== 'union', 'only the Union has a Reserve'), // §13.0.2b
  ];
}
