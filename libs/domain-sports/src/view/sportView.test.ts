import { defaultSportView, sportViewActions, sportViewReducer, getViewChannel, type SportView } from './sportView.ts';

const filtered: SportView = { ...defaultSportView, leagueFilter: ['101'], gameDate: '2026-01-02' };

it('SPT-02 starts with football, in-play, Hong Kong', () => {
  expect(sportViewReducer(undefined, { type: '@@init' })).toMatchObject({
    gameType: 'FT',
    showType: 'RB',
    oddsType: 'H',
  });
  expect(getViewChannel(defaultSportView)).toBe('FT.RB');
});

it.each`
  action                                      | after
  ${sportViewActions.gameTypeChanged('BK')}   | ${{ gameType: 'BK', leagueFilter: [], gameDate: '' }}
  ${sportViewActions.showTypeChanged('FU')}   | ${{ showType: 'FU', leagueFilter: [], gameDate: '' }}
  ${sportViewActions.gameTypeChanged('FT')}   | ${{ leagueFilter: ['101'] }}
  ${sportViewActions.oddsTypeChanged('M')}    | ${{ oddsType: 'M', leagueFilter: ['101'] }}
  ${sportViewActions.leagueFilterChanged([])} | ${{ leagueFilter: [] }}
  ${sportViewActions.gameDateChanged('')}     | ${{ gameDate: '', leagueFilter: ['101'] }}
`('SPT-04 F-BET-16 $action.type leaves $after', ({ action, after }) => {
  expect(sportViewReducer(filtered, action)).toMatchObject(after);
});

it.each(['collapsedLeagues', 'hiddenLeagues', 'collapsedMatches', 'hiddenMatches'] as const)(
  'SPT-08 toggles %s',
  (list) => {
    const folded = sportViewReducer(defaultSportView, sportViewActions.toggled(list, 'a'));
    expect(folded[list]).toEqual(['a']);
    expect(sportViewReducer(folded, sportViewActions.toggled(list, 'a'))[list]).toEqual([]);
  },
);

it('SPT-08 a toggle keeps the other leagues', () => {
  const folded = { ...defaultSportView, collapsedLeagues: ['a', 'b', 'c'] };
  expect(sportViewReducer(folded, sportViewActions.toggled('collapsedLeagues', 'b')).collapsedLeagues).toEqual([
    'a',
    'c',
  ]);
});

it.each([sportViewActions.gameTypeChanged('FT'), sportViewActions.showTypeChanged('RB')])(
  'SPT-04 $type to the current one keeps the view, its league filter and its day',
  (action) => expect(sportViewReducer(filtered, action)).toBe(filtered),
);

it('ignores an unknown action', () => {
  expect(sportViewReducer(filtered, { type: 'toString' })).toBe(filtered);
});
