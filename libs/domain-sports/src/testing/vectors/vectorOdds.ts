import { parseMinor } from '@pavilion/kernel';
import { toHongKongOdds, parseOdds, toPrice } from '../../odds/convertOdds.ts';
import type { OddsType } from '../../plays/oddsType.ts';
import { parseRatio, createRatio, type Ratio } from '../../odds/ratio.ts';
import type { Vector } from './readVectors.ts';

/** Check of a row. It throws on a mismatch. */
export type Check = (vector: Vector) => void;

/** Odds types by the names in the sources. Names of other odds types are absent. */
export const TYPES: Readonly<Record<string, OddsType>> = {
  hk: 'H',
  hongKong: 'H',
  HK: 'H',
  malay: 'M',
  MY: 'M',
  indo: 'I',
  indonesian: 'I',
  ID: 'I',
  decimal: 'E',
  EU: 'E',
};

export const minor = (amount: unknown): bigint => parseMinor(Number(amount).toFixed(2)) ?? -1n;
export const text = (value: unknown): string => String(value);
export const ours = (values: Vector['input']) => Object.entries(values).filter(([name]) => TYPES[name] !== undefined);
export const american = (us: unknown): number => toPrice(createRatio(100n, BigInt(text(us).slice(1)))) ?? 0;
export const hongKong = (odds: string, type: OddsType): Ratio =>
  toHongKongOdds(parseRatio(odds) ?? createRatio(0n, 1n), type);

/** Returns the price of a row in any odds type. */
export const priceIn = ({ hk_odds, hk, decimal, us }: Vector['input']): number => {
  if (us !== undefined) return american(us);
  return decimal === undefined ? parseOdds(text(hk_odds ?? hk), 'H') : parseOdds(text(decimal), 'E');
};
