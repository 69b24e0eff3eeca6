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
function write(part: Element | null | undefined, text: string): void {
  if (!part || part.textContent === text) return;
  if (part.firstChild && text) part.firstChild.nodeValue = text;
  else part.textContent = text;
}

function mark(button: HTMLElement, isLocked: boolean): void {
  if (button.hasAttribute('data-locked') === isLocked) return;
  button.toggleAttribute('data-locked', isLocked);
  if (isLocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

const moved = (cell: PriceCell | undefined, words: CellWords): string =>
  cell?.direction === 'up' || cell?.direction === 'down' ? words[cell.direction] : '';

/**
 * Writes a price into its button: line, odds, lock and spoken name.
 *
 * The parts belong to this function alone: React renders them empty and never touches their text, so a price change
 * costs a few text nodes and no render (SPT-09). Nothing here is a live region: prices are read when asked for.
 */
export function paintCell(button: HTMLElement, cell: PriceCell | undefined, face: CellFace): void {
  const odds = formatOdds(cell?.price, shownOddsType(cell?.playCode ?? '', face.oddsType));
  const line = [face.sign, cell ? formatLine(cell.line, cell.side) : ''].filter(Boolean).join(' ');
  const isLocked = !isPickable(cell);
  write(button.querySelector('[data-part="line"]'), line);
  write(button.querySelector('[data-part="odds"]'), odds);
  mark(button, isLocked);
  const spokenLine = cell ? formatLine(cell.line, cell.side) : '';
  const spoken = isLocked ? [face.words.locked] : [spokenLine, face.words.odds, odds, moved(cell, face.words)];
  button.setAttribute('aria-label', [face.name, ...spoken].filter(Boolean).join(' '));
}
