/** Result detail codes of §3: restored, won … lost, pushed, cancelled, and why a bet was cancelled (SPT-07). */
export const RESULT_CODES = [
  'A',
  'W',
  'LW',
  'LL',
  'L',
  'P',
  'D',
  'D0',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'DA',
  'DB',
  'DC',
  'DD',
  'DE',
  'DF',
  'DG',
  'DH',
  'DI',
  'DJ',
  'DK',
  'DL',
  'DN',
  'DO',
  'DP',
  'DQ',
  'DR',
  'DS',
  'DT',
  'DU',

  'DV',
  'DW',
  'DX',
  'DY',
  'DZ',
] as const;
export type ResultCode = (typeof RESULT_CODES)[number];

/** What a code means for the money: `void` gives the stake back, `open` has not been settled (A, restored). */
export type ResultEffect = 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'open';

const EFFECTS: Readonly<Partial<Record<string, ResultEffect>>> = {
  A: 'open',
  W: 'win',
  LW: 'halfWin',
  P: 'push',
  LL: 'halfLoss',
  L: 'loss',
};

/** Codes that the specification names with one text (§3). */
const SAME_TEXT: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  D8: 'D6',
  DN: 'DF',
  DA: 'DV',
  DX: 'DV',
  DY: 'DV',
  DZ: 'DV',
};

/** Whether the venue's code is one of the specification's. */
export const isResultCode = (code: string): code is ResultCode => (RESULT_CODES as readonly string[]).includes(code);

/** Message key of a code, `sports.result.W`; `undefined` for an unknown one: show the code itself (F-BET-17). */
export const resultKey = (code: string): `sports.result.${ResultCode}` | undefined =>
  isResultCode(code) ? `sports.result.${SAME_TEXT[code] ?? code}` : undefined;

/** What a code means for the money; `undefined` for an unknown one. */
export const resultEffect = (code: string): ResultEffect | undefined =>
  isResultCode(code) ? (EFFECTS[code] ?? 'void') : undefined;
