import { GAME_TYPES, PLAYS } from '@pavilion/domain-sports';
import { pickZhCN } from '../messages/pickZhCN.ts';
import { pickZhTW } from '../messages/pickZhTW.ts';
import { getPlayName, getSideName, getSideSign, getSportName, type SelectionT } from './selectionTexts.ts';

const reader = (texts: Readonly<Record<keyof typeof pickZhCN, string>>): SelectionT =>
  ((key: keyof typeof pickZhCN, values: Readonly<Record<string, string>> = {}) =>
    texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')) as SelectionT;
const t = reader(pickZhCN);
const both = [t, reader(pickZhTW)];

const match = { homeName: '阿森纳', awayName: '利物浦', runnerName: '曼城' };

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
`('SPT-02 F-BET-23 $code of $sport has the name $name', ({ sport, code, name }) => {
  expect(getPlayName(t, sport as string, code as string)).toBe(name);
});

interface SideRow {
  readonly code: string;
  readonly side: string;
  readonly name: string;
  readonly sign: string;
}

it.each`
  code    | side      | name          | sign
  ${'R'}  | ${'H'}    | ${'阿森纳'}   | ${''}
  ${'M'}  | ${'N'}    | ${'和局'}     | ${'和'}
  ${'OU'} | ${'O'}    | ${'大'}       | ${'大'}
  ${'EO'} | ${'EV'}   | ${'双'}       | ${'双'}
  ${'TS'} | ${'NO'}   | ${'否'}       | ${'否'}
  ${'PD'} | ${'H2C1'} | ${'2-1'}      | ${'2-1'}
  ${'PD'} | ${'OVH'}  | ${'其他比分'} | ${'其他比分'}
  ${'T'}  | ${'T23'}  | ${'2-3 球'}   | ${'2-3 球'}
  ${'F'}  | ${'HN'}   | ${'主 / 和'}  | ${'主 / 和'}
  ${'DC'} | ${'HN'}   | ${'主或和'}   | ${'主或和'}
  ${'FS'} | ${'12'}   | ${'曼城'}     | ${'曼城'}
  ${'DC'} | ${'NH'}   | ${'NH'}       | ${'NH'}
  ${'T'}  | ${'O'}    | ${'O'}        | ${'O'}
  ${'ZZ'} | ${'Q'}    | ${'Q'}        | ${'Q'}
`('F-BET-23 side $side of $code has the name $name and the sign $sign', ({ code, side, name, sign }: SideRow) => {
  expect(getSideName(t, match, { side, playCode: code })).toBe(name);
  expect(getSideSign(t, match, { side, playCode: code })).toBe(sign);
});

it.each(GAME_TYPES)('SPT-02 %s has a name in both languages', (gameType) => {
  for (const words of both) expect(getSportName(words, gameType)).toMatch(/[\u4e00-\u9fff]/);
});

it.each(Object.entries(PLAYS))('SPT-02 every side of %s has a name in both languages', (code, { sides }) => {
  for (const words of both) {
    expect(getPlayName(words, 'FT', code)).toMatch(/[\u4e00-\u9fff]/);
    for (const side of sides)
      expect(getSideName(words, match, { side, playCode: code })).toMatch(/[\u4e00-\u9fff]|^\d+-\d+$/);
  }
});
