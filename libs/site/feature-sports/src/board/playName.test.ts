import { type SportsT } from '../messages/sportsT.ts';
import { venueZhCN } from '../messages/venueZhCN.ts';
import { playName, sideName, sideSign } from './playName.ts';

/** The venue's own texts, with their placeholders filled in. */
const t = ((key: keyof typeof venueZhCN, values: Record<string, string> = {}) =>
  venueZhCN[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as SportsT;

const match = { gameType: 'FT', homeName: '阿森纳', awayName: '利物浦', runnerName: '曼城' };

it.each`
  sport   | code     | name
  ${'FT'} | ${'RE'}  | ${'全场让球'}
  ${'FT'} | ${'HOU'} | ${'上半场大小'}
  ${'FT'} | ${'PD'}  | ${'波胆'}
  ${'BK'} | ${'R'}   | ${'让分'}
  ${'BK'} | ${'HR'}  | ${'上半场让分'}
  ${'TN'} | ${'R'}   | ${'让局'}
  ${'TN'} | ${'PD'}  | ${'正确盘数'}
  ${'VB'} | ${'OU'}  | ${'总分大小'}
  ${'SK'} | ${'OU'}  | ${'总局数'}
  ${'FS'} | ${'FS'}  | ${'冠军'}
  ${'FT'} | ${'ZZ'}  | ${'ZZ'}
`('SPT-02 F-BET-23 $code of $sport is $name', ({ sport, code, name }) => {
  expect(playName(t, sport as string, code as string)).toBe(name);
});

it.each`
  code    | side      | name          | sign
  ${'R'}  | ${'H'}    | ${'阿森纳'}   | ${''}
  ${'M'}  | ${'N'}    | ${'和局'}     | ${'和'}
  ${'OU'} | ${'O'}    | ${'大于'}     | ${'大'}
  ${'EO'} | ${'EV'}   | ${'双'}       | ${'双'}
  ${'TS'} | ${'NO'}   | ${'否'}       | ${'否'}
  ${'PD'} | ${'H2C1'} | ${'2-1'}      | ${'2-1'}
  ${'PD'} | ${'OVH'}  | ${'其他比分'} | ${'其他比分'}
  ${'T'}  | ${'T23'}  | ${'2-3 球'}   | ${'2-3 球'}
  ${'F'}  | ${'HN'}   | ${'主 / 和'}  | ${'主 / 和'}
  ${'DC'} | ${'HN'}   | ${'主或和'}   | ${'主或和'}
  ${'FS'} | ${'12'}   | ${'曼城'}     | ${'曼城'}
  ${'ZZ'} | ${'Q'}    | ${'Q'}        | ${'Q'}
`('F-BET-23 side $side of $code is $name, in short $sign', ({ code, side, name, sign }) => {
  expect(sideName(t, match, side as string, code as string)).toBe(name);
  expect(sideSign(t, match, side as string, code as string)).toBe(sign);
});
