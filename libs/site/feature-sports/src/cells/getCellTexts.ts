import type { SportsT } from '../messages/sportsT.ts';

/** Texts that are equal in all price cells. */
export interface CellTexts {
  readonly odds: string;
  readonly locked: string;
  /** Suffix of the accessible name after a move up; the equivalent of the arrow and colour. */
  readonly up: string;
  readonly down: string;
}

const cache = new WeakMap<SportsT, CellTexts>();

/** Returns the texts in the player's language. The result is cached, so that a render of a row skips its cells. */
export function getCellTexts(t: SportsT): CellTexts {
  const texts = cache.get(t) ?? {
    odds: t('cell.odds'),
    locked: t('cell.locked'),
    up: t('cell.up'),
    down: t('cell.down'),
  };
  cache.set(t, texts);
  return texts;
}
