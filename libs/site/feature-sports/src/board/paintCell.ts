import {
  formatLine,
  formatOdds,
  isPickable,
  shownOddsType,
  type OddsType,
  type PriceCell,
} from '@pavilion/domain-sports';
import { type CellWords } from './cellWords.ts';

/** What a price cell says beside its figures. */
export interface CellFace {
  /** Who or what is bet on and the market, spoken: `阿森纳 全场让球`. */
  readonly name: string;
  /** Sign before the line, such as `大` or `和`; empty for none. */
  readonly sign: string;
  readonly words: CellWords;
  readonly oddsType: OddsType;
}

/** Writes a text only where it differs; an emptied part keeps no node, so that `:empty` holds. */
function write(part: Element | null, text: string): void {
  const held = part?.firstChild;
  if (held && text) {
    if (held.nodeValue !== text) held.nodeValue = text;
  } else if (part && (held || text)) part.textContent = text;
}

function mark(button: HTMLElement, isLocked: boolean): void {
  if (button.hasAttribute('data-locked') === isLocked) return;
  button.toggleAttribute('data-locked', isLocked);
  if (isLocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Two words with a blank between them; one where the other is empty. */
const joined = (first: string, second: string): string => (first && second ? `${first} ${second}` : first || second);

const moved = (cell: PriceCell | undefined, words: CellWords): string =>
  cell?.direction === 'up' || cell?.direction === 'down' ? words[cell.direction] : '';

/**
 * Writes a price into its button: line, odds, lock and spoken name.
 *
 * The two parts, line and odds, belong to this function alone: React knows nothing of them, so a price change costs a few
 * text nodes and no render (SPT-09). Nothing here is a live region: prices are read when asked
 * for.
 */
export function paintCell(button: HTMLElement, cell: PriceCell | undefined, face: CellFace): void {
  const odds = formatOdds(cell?.price, shownOddsType(cell?.playCode ?? '', face.oddsType));
  const line = cell ? formatLine(cell.line, cell.side) : '';
  const isLocked = !isPickable(cell);
  write(button.firstElementChild, joined(face.sign, line));
  write(button.lastElementChild, odds);
  mark(button, isLocked);
  const { words, name } = face;
  const spoken = isLocked ? words.locked : joined(line, `${words.odds} ${odds}`);
  button.setAttribute('aria-label', joined(joined(name, spoken), isLocked ? '' : moved(cell, words)));
}
