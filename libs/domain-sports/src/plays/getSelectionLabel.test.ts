import { hasOddsTypeLabel } from './oddsType.ts';
import { hasSide, PLAYS, findPlay } from './plays.ts';
import { parseSide, type Side } from './side.ts';
import { getSelectionLabel } from './getSelectionLabel.ts';

it.each`
  playCode | side      | label
  ${'R'}   | ${'H'}    | ${{ key: 'sports.pick.team', values: { team: 'Home' } }}
  ${'M'}   | ${'C'}    | ${{ key: 'sports.pick.team', values: { team: 'Away' } }}
  ${'M'}   | ${'N'}    | ${{ key: 'sports.pick.draw', values: {} }}
  ${'OU'}  | ${'O'}    | ${{ key: 'sports.pick.over', values: {} }}
  ${'OUH'} | ${'U'}    | ${{ key: 'sports.pick.under', values: { team: 'Home' } }}
  ${'OUC'} | ${'O'}    | ${{ key: 'sports.pick.over', values: { team: 'Away' } }}
  ${'EO'}  | ${'OD'}   | ${{ key: 'sports.pick.odd', values: {} }}
  ${'TS'}  | ${'NO'}   | ${{ key: 'sports.pick.no', values: {} }}
  ${'PD'}  | ${'H2C1'} | ${{ key: 'sports.pick.score', values: { home: '2', away: '1' } }}
  ${'PD'}  | ${'OVH'}  | ${{ key: 'sports.pick.otherScore', values: {} }}
  ${'T'}   | ${'T23'}  | ${{ key: 'sports.pick.goals', values: { from: '2', to: '3' } }}
  ${'T'}   | ${'T7'}   | ${{ key: 'sports.pick.goalsFrom', values: { from: '7' } }}
  ${'F'}   | ${'HN'}   | ${{ key: 'sports.pick.halfFull', values: { half: 'H', full: 'N' } }}
  ${'DC'}  | ${'HN'}   | ${{ key: 'sports.pick.doubleChance.HN', values: {} }}
  ${'FS'}  | ${'7'}    | ${{ key: 'sports.pick.runner', values: { name: 'Runner' } }}
  ${'XX'}  | ${'OD'}   | ${{ key: 'sports.pick.odd', values: {} }}
  ${'XX'}  | ${'12'}   | ${{ key: 'sports.pick.raw', values: { text: '12' } }}
`('F-BET-23 $playCode $side is $label.key', ({ playCode, side, label }) => {
  const named = { playCode, side, homeName: 'Home', awayName: 'Away', runnerName: 'Runner' };
  expect(getSelectionLabel(named)).toEqual(label);
});

it('labels a runner without a name by its number', () => {
  const named = { playCode: 'FS', side: '7' as Side, homeName: '', awayName: '' };
  expect(getSelectionLabel(named).values).toEqual({ name: '7' });
});

it('every side of every play has a unique label', () => {
  for (const { code, sides } of Object.values(PLAYS)) {
    const names = sides.map((side) =>
      JSON.stringify(getSelectionLabel({ playCode: code, side, homeName: 'a', awayName: 'b' })),
    );
    expect(new Set(names).size).toBe(sides.length);
    expect(names.join()).not.toContain('pick.raw');
  }
});

/** Codes of the venue by market, copied by hand: full time, in play, first half, first half in play. */
const TABLE = {
  handicap: 'R RE HR HRE',
  total: 'OU ROU HOU HROU',
  result: 'M RM HM HRM',
  oddEven: 'EO REO HEO HREO',
  correctScore: 'PD RPD HPD HRPD',
  totalGoals: 'T RT',
  halfFull: 'F RF',
  bothScore: 'TS RTS',
  doubleChance: 'DC RDC',
  homeTotal: 'OUH ROUH',
  awayTotal: 'OUC ROUC',
  champion: 'FS',
};

it('SPT-03 PLAYS contains every play of the venue with its market, period and in-play flag', () => {
  const expectedPlays = Object.entries(TABLE).flatMap(([market, codes]) =>
    codes.split(' ').map((code, at) => ({
      code,
      market,
      period: at < 2 ? 'full' : 'firstHalf',
      isInPlay: at % 2 === 1,
    })),
  );
  expect(Object.values(PLAYS)).toMatchObject(expectedPlays);
  expect(Object.keys(PLAYS)).toHaveLength(expectedPlays.length);
});

it.each`
  market            | sides
  ${'handicap'}     | ${'H C'}
  ${'total'}        | ${'O U'}
  ${'result'}       | ${'H N C'}
  ${'oddEven'}      | ${'OD EV'}
  ${'totalGoals'}   | ${'T01 T23 T46 T7'}
  ${'halfFull'}     | ${'HH HN HC NH NN NC CH CN CC'}
  ${'bothScore'}    | ${'Y NO'}
  ${'doubleChance'} | ${'HN CN HC'}
  ${'homeTotal'}    | ${'O U'}
  ${'awayTotal'}    | ${'O U'}
  ${'champion'}     | ${''}
`('the sides of $market are $sides', ({ market, sides }) => {
  for (const play of Object.values(PLAYS).filter((one) => one.market === market))
    expect(play.sides.join(' ')).toBe(sides);
});

it('a correct score has all scores up to 4 goals per side and "any other"', () => {
  expect(PLAYS.PD.sides).toHaveLength(26);
  expect([PLAYS.PD.sides[0], PLAYS.PD.sides[24], PLAYS.PD.sides[25]]).toEqual(['H0C0', 'H4C4', 'OVH']);
});

it('SPT-03 F-BET-23 only double-handicap plays have the odds-type label', () => {
  const labelled = Object.values(PLAYS).filter(({ code }) => hasOddsTypeLabel(code));
  expect(new Set(labelled.map(({ market }) => market))).toEqual(
    new Set(['handicap', 'total', 'homeTotal', 'awayTotal', 'oddEven']),
  );
  expect(hasOddsTypeLabel('XX')).toBe(false);
});

it.each(['', 'X', 'HX', 'h', 'H2', 'H2C', 'T8', '12345', 'H1C0 ', 'constructor', 7, null, undefined])(
  'F-BET-23 %p is no side',
  (text) => expect(parseSide(text)).toBeUndefined(),
);

it('a champion play accepts any runner, every other play its own sides', () => {
  const fits = (code: string, side: Side) => hasSide(findPlay(code) ?? PLAYS.R, side);
  expect([
    fits('FS', '12'),
    fits('FS', 'H'),
    fits('M', '12'),
    fits('DC', 'HN'),
    fits('F', 'HN'),
    fits('PD', 'H5C0'),
  ]).toEqual([true, false, false, true, true, false]);
});
