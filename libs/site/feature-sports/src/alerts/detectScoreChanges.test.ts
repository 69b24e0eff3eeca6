import { toMatch, type Match, type WireGameFields } from '@pavilion/domain-sports';
import { createLiveGame } from '../testing/venueFixture.tsx';
import { buildScoreClaim, detectScoreChanges } from './detectScoreChanges.ts';

const match = (fields: WireGameFields = {}, channel = 'FT.RB'): Match =>
  toMatch({ ...createLiveGame('1', { home: '阿森纳', away: '利物浦' }), ...fields }, channel);

const events = (before: Match | undefined, after: Match) =>
  detectScoreChanges(before, after).map(({ event, home, away, side }) =>
    [event, home, away, side].filter((part) => part !== undefined),
  );

describe('detectScoreChanges', () => {
  it.each`
    rule                                | before                                                              | after                                                               | news
    ${'reports a home goal'}            | ${{}}                                                               | ${{ sc_FT_H: '2' }}                                                 | ${[['goal', 2, 0, 'H']]}
    ${'reports an away goal'}           | ${{}}                                                               | ${{ sc_FT_C: '1' }}                                                 | ${[['goal', 1, 1, 'C']]}
    ${'reports a cancelled goal'}       | ${{}}                                                               | ${{ sc_FT_H: '0' }}                                                 | ${[['goalCancelled', 0, 0, 'H']]}
    ${'reports half-time'}              | ${{}}                                                               | ${{ HalfTime: 'Y', t_count: 45 }}                                   | ${[['halfTime', 1, 0]]}
    ${'reports the end of the match'}   | ${{}}                                                               | ${{ gameStatus: 'ended', isLive: 'N' }}                             | ${[['ended', 1, 0]]}
    ${'reports the start of the match'} | ${{ isLive: 'N', gameStatus: 'scheduled', se_now: '' }}             | ${{ isLive: 'Y', gameStatus: 'live', se_now: '1H' }}                | ${[['start', 1, 0]]}
    ${'ignores the minute'}             | ${{}}                                                               | ${{ t_count: 24 }}                                                  | ${[]}
    ${'ignores a red card'}             | ${{}}                                                               | ${{ rc_H: '1' }}                                                    | ${[]}
    ${'ignores a basket'}               | ${{ gameType: 'BK', se_now: 'Q1' }}                                 | ${{ gameType: 'BK', se_now: 'Q1', sc_FT_H: '3' }}                   | ${[]}
    ${'reports the end of a quarter'}   | ${{ gameType: 'BK', se_now: 'Q1' }}                                 | ${{ gameType: 'BK', se_now: 'Q2' }}                                 | ${[['periodEnd', 1, 0]]}
    ${'reports a set'}                  | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '5' }} | ${{ gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '0' }} | ${[['set', 1, 0, 'H']]}
    ${'ignores a game of a set'}        | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '4' }} | ${{ gameType: 'TN', sc_set_H: '0', sc_set_A: '0', sc_game_H: '5' }} | ${[]}
  `('SPT-06 FAV-02 $rule', ({ before, after, news }) => {
    expect(events(match(before), match(after))).toEqual(news);
  });

  it('reports nothing for the first state of a match', () => {
    expect(detectScoreChanges(undefined, match())).toEqual([]);
  });

  it('builds the same event key in every tab', () => {
    const [one] = detectScoreChanges(match(), match({ sc_FT_H: '2' }));
    const [other] = detectScoreChanges(match(), match({ sc_FT_H: '2', t_count: 24 }));
    expect(one && buildScoreClaim(one)).toEqual(other && buildScoreClaim(other));
  });
});
