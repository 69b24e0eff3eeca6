import type { SportsT } from '../messages/sportsT.ts';

/** Words of a price cell that are the same for every cell. */
export interface CellTexts {
  readonly odds: string;
  readonly locked: string;
  /** Said after the odds while the last move was one up, or down: what arrow and tint say to the eye. */
  readonly up: string;
  readonly down: string;
}

const known = new WeakMap<SportsT, CellTexts>();

/** The words in the player's language; the same object each time, so that a row that renders again leaves its cells alone. */
export function getCellTexts(t: SportsT): CellTexts {
  const words = known.get(t) ?? {
    odds: t('cell.odds'),
    locked: t('cell.locked'),
    up: t('cell.up'),
    down: t('cell.down'),
  };
  known.set(t, words);
  return words;
}
