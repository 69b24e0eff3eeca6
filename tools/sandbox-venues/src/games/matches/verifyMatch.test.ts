import { computeCommitment, createDraws } from '@pavilion/sandbox-platform/fair/createDraws';
import { listMarkets } from '../esports/markets/listMarkets.ts';
import { createMatchFixture } from '../esports/match/createMatchFixture.ts';
import { listMatchEvents, playMatch } from '../esports/match/playMatch.ts';
import { readMatch } from '../esports/match/readMatch.ts';
import type { Discipline } from '../esports/models/mapModel.ts';
import { verifyRound } from '../page/verifyRound.js';
import { IN_PLAY_DELAY_MS } from './acceptBets.ts';
import { decideBets } from './settleMatches.ts';
import { toMatchOutcome } from './toMatchOutcome.ts';

const GAME = 'TEST-0001';
const STARTS_AT = 1_000_000_000;
const disciplines: readonly Discipline[] = ['moba', 'shooter', 'strategy', 'football'];

const play = (discipline: Discipline, no: number) => {
  const fixture = createMatchFixture(discipline, GAME, no);
  const seeds = { serverSeed: `server ${String(no)}`, clientSeed: GAME, nonce: no };
  return { seeds, match: { no, startsAt: STARTS_AT, fixture, script: playMatch(fixture, createDraws(seeds)) } };
};

type Played = ReturnType<typeof play>;

/** Settles bets that were placed at a time since the start of the match. */
const settle = ({ match }: Played, spots: readonly string[], placed: number) =>
  decideBets(
    {
      placed_at: new Date(STARTS_AT + placed),
      bets: spots.map((spot) => ({ spot, names: { 'zh-CN': spot, 'zh-TW': spot }, stake: '10.00', price: 187 })),
    },
    { match, moment: { ...match, elapsed: match.script.durationMs } },
  )!;

const sum = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((all, amount) => all + Number(amount), 0).toFixed(2);

describe('record of a match', () => {
  it.each(disciplines)(
    'LOB-09 GAM-05 the verifier replays %s, its settlement, and bets refused in the delay',
    async (discipline) => {
      let refused = 0;
      for (let no = 0; no < 12; no++) {
        const played = play(discipline, no);
        const { fixture, script } = played.match;
        const markets = listMarkets(fixture);
        const others = markets.slice(1).flatMap(({ selections }) => selections[no % selections.length]?.key ?? []);
        const spots = ['winner:home', ...others.slice(no % 3, (no % 3) + 2)];
        // Every other bet is placed one second before an event.
        const event = listMatchEvents(script).filter(({ isMajor }) => isMajor)[no];
        const placed = no % 2 === 1 && event ? event.time - 1_000 : ((no * 7_919) % script.durationMs) - 5_000;
        const bets = settle(played, spots, placed);
        if (bets[0]?.isRefused) refused += 1;
        const round = {
          rules: discipline,
          bets,
          stake: sum(bets.map(({ stake }) => stake)),
          payout: sum(bets.map(({ returned }) => returned)),
          placedAt: STARTS_AT + placed,
          outcome: toMatchOutcome(fixture, readMatch(script, script.durationMs)),
          match: {
            bestOf: fixture.bestOf,
            edge: fixture.edge,
            startsAt: STARTS_AT,
            delayMs: IN_PLAY_DELAY_MS,
            ...(placed >= 0 ? { acceptedAt: STARTS_AT + placed + IN_PLAY_DELAY_MS } : {}),
            lines: Object.fromEntries(markets.flatMap((each) => ('line' in each ? [[each.key, each.line]] : []))),
          },
          proof: { ...played.seeds, hash: computeCommitment(played.seeds.serverSeed) },
        };
        expect(await verifyRound(round)).toMatchObject({ hash: true, outcome: true, payout: true });
        const other = { ...round, proof: { ...round.proof, nonce: no + 1 } };
        expect((await verifyRound(other)).outcome).toBe(false);
      }
      expect(refused).toBeGreaterThan(0);
    },
  );

  it('LOB-09 B9 an event within 3 s after a bet returns its stake, an earlier or later one does not', () => {
    const played = play('strategy', 1);
    const event = listMatchEvents(played.match.script).find(({ kind }) => kind === 'base')!;
    const isRefused = (placed: number) =>
      settle(played, ['winner:home'], placed).every((bet) => bet.isRefused === true);
    expect([event.time - 3_001, event.time - 3_000, event.time - 1, event.time].map(isRefused)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('LOB-09 a map that is not played returns the stakes of its markets', () => {
    const found = Array.from({ length: 50 }, (_, no) => play('football', no)).find(
      ({ match: { fixture, script } }) => fixture.bestOf === 3 && script.maps.length === 2,
    )!;
    const bets = settle(found, ['m3.winner:home', 'm3.total:over', 'm3.firstGoal:away'], -1);
    expect(bets.map(({ returned }) => returned)).toEqual(['10.00', '10.00', '10.00']);
  });
});
