import { toMatch, type Match, type WireGameFields } from '@pavilion/domain-sports';
import { liveGame } from '../testing/venueFixture.tsx';
import { buildScoreChangeKey, detectScoreChanges } from './detectScoreChanges.ts';

const match = (fields: WireGameFields = {}, channel = 'FT.RB'): Match =>
  toMatch({ ...liveGame('1', { home: '阿森纳', away: '利物浦' }), ...fields }, channel);

const events = (before: Match | undefined, after: Match) =>
  detectScoreChanges(before, after).map(({ event, home, away, side }) =>
    [event, home, away, side].filter((part) => part !== undefined),
  );

describe('scoreNews', () => {
  it.each`
    rule                                  | before                                                              | after                                                               | news
    ${'a goal of home'}                   | ${{}}                                                               | ${{ sc_FT_H: '2' }}                                                 | ${[['goal', 2, 0, 'H']]}
    ${'a goal of away'}                   | ${{}}                                                               | ${{ sc_FT_C: '1' }}                                                 | ${[['goal', 1, 1, 'C']]}
    ${'a goal taken back'}                | ${{}}                                                               | ${{ sc_FT_H: '0' }}                                                 | ${[['goalCancelled', 0, 0, 'H']]}
    ${'half-time'}                        | ${{}}                                                               | ${{ HalfTime: 'Y', t_count: 45 }}                                   | ${[['halfTime', 1, 0]]}
    ${'the end'}                          | ${{}}                                                               | ${{ gameStatus: 'ended', isLive: 'N' }}                             | ${[['ended', 1, 0]]}
    ${'a minute later nothing'}           | ${{}}                                                               | ${{ t_count: 24 }}                                                  | ${[]}
    ${'a red card is none of ours'}       | ${{}}                                                               | ${{ rc_H: '1' }}                                                    | ${[]}
    ${'a basket is not told'}             | ${{ gameType: 'BK', se_now: 'Q1' }}                                 | ${{ gameType: 'BK', se_now: 'Q1', sc_FT_H: '3' }}                   | ${[]}
    ${'the end of a quarter is'}          | ${{ gameType: 'BK', se_now: 'Q1' }}                                 | ${{ gameType: 'BK', se_now: 'Q2' }}                                 | ${[['periodEnd', 1, 0]]}
    ${'a set is told, its games are not'} | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '5' }} | ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '0' }} | ${[['set', 1, 0, 'H']]}
    ${'a game of a set is not'}           | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '4' }} | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '5' }} | ${[]}
  `('SPT-06 $rule', ({ before, after, news }) => {
    expect(events(match(before), match(after))).toEqual(news);
  });

  it('the first sight of a match is no news', () => {
    expect(detectScoreChanges(undefined, match())).toEqual([]);
  });

  it('names an event alike in every tab', () => {
    const [one] = detectScoreChanges(match(), match({ sc_FT_H: '2' }));
    const [other] = detectScoreChanges(match(), match({ sc_FT_H: '2', t_count: 24 }));
    expect(one && buildScoreChangeKey(one)).toBe(other && buildScoreChangeKey(other));
  });
});
