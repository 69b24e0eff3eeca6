/** Result codes of §3: restored, won … lost, push, cancelled, and the reasons of a cancellation (SPT-07). */
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

/** Result code of §3. */
export type ResultCode = (typeof RESULT_CODES)[number];

/** Effect of a code on the stake: `void` returns it, `open` means not settled (A, restored). */
export type ResultEffect = 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'open';

const EFFECTS: Readonly<Partial<Record<string, ResultEffect>>> = {
  A: 'open',
  W: 'win',
  LW: 'halfWin',
  P: 'push',
  LL: 'halfLoss',
  L: 'loss',
};

/** Codes with the same text in the specification (§3). */
const SAME_TEXT: Readonly<Partial<Record<ResultCode, ResultCode>>> = {
  D8: 'D6',
  DN: 'DF',
  DA: 'DV',
  DX: 'DV',
  DY: 'DV',
  DZ: 'DV',
};

/** Whether a code of the venue is in the specification. */
export const isResultCode = (code: string): code is ResultCode => (RESULT_CODES as readonly string[]).includes(code);

/**
 * Returns the message key of a code, such as `sports.result.W`; `undefined` for an unknown one, which is shown as it is
 * (F-BET-17).
 */
export const findResultKey = (code: string): `sports.result.${ResultCode}` | undefined =>
  isResultCode(code) ? `sports.result.${SAME_TEXT[code] ?? code}` : undefined;

/** Returns the effect of a code on the stake; `undefined` for an unknown code. */
export const findResultEffect = (code: string): ResultEffect | undefined =>
  isResultCode(code) ? (EFFECTS[code] ?? 'void') : undefined;
