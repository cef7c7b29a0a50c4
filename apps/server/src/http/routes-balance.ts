import { Type } from 'typebox';
import type { House } from '../house.ts';
import { gameOf } from '../shelf.ts';
import { Balances, sidesOf } from '../tables/balance.ts';
import type { App } from './http.ts';

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Balance = Type.Object({
  scenario: Type.String(),
  kind: Type.String({ description: 'all, people, mixed (people and bots) or bots' }),
  games: Type.Integer(),
  draws: Type.Integer(),
  sides: Type.Array(Type.Object({ side: Type.String(), wins: Type.Integer(), rate: Share, low: Share, high: Share }), {
    description: 'Wins; a draw counts half in the rate; low and high are Wilson’s 95 % interval',
  }),
  actions: Type.Number({ description: 'Actions a game, on average' }),
  points: Type.Array(Type.Number(), { description: 'Mean lead of the first side at equal parts of the game' }),
  finals: Type.Array(Type.Number(), { description: 'Lead of the first side at the end of each game' }),
});
const Answer = Type.Object({ game: Type.String(), sides: Type.Array(Type.String()), balance: Type.Array(Balance) });
const Params = Type.Object({ game: Type.String({ maxLength: 100 }) });
const DESCRIPTION =
  'How the scenarios of a game went, in games of ten actions or more that were finished on this server.';

/** Statistics of finished games. */
export function balanceRoutes(app: App, { store }: House): void {
  const balances = new Balances(store);
  app.get(
    '/api/games/:game/balance',
    { schema: { params: Params, response: { 200: Answer }, description: DESCRIPTION }, config: { play: true } },
    async request => {
      const { game } = request.params;
      const balance = await balances.of(game);
      return { game, sides: [...sidesOf(gameOf(game)!)], balance: balance.map(copied) };
    },
  );
}

const copied = (each: Awaited<ReturnType<Balances['of']>>[number]) => ({
  ...each,
  sides: [...each.sides],
  points: [...each.points],
  finals: [...each.finals],
});
