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

/** Shows a price in its button; `undefined` where the venue has none. */
export type PaintCell = (cell: PriceCell | undefined) => void;

/** Two words with a blank between them; one where the other is empty. */
const joined = (first: string, second: string): string => (first && second ? `${first} ${second}` : first || second);

const moved = (cell: PriceCell | undefined, words: CellWords): string =>
  cell?.direction === 'up' || cell?.direction === 'down' ? words[cell.direction] : '';

/** A part of a cell as an element of its own that holds one text. */
function addPart(button: HTMLElement, name: 'line' | 'odds'): Text {
  const part = document.createElement('span');
  part.dataset['part'] = name;
  const text = document.createTextNode('');
  part.append(text);
  button.append(part);
  return text;
}

/** Line and odds of a cell: made outside React, for they are the painter's alone, and a board has hundreds of cells. */
function partsOf(button: HTMLElement): readonly [line: Text, odds: Text] {
  const [line, odds] = [button.firstElementChild?.firstChild, button.lastElementChild?.firstChild];
  return line && odds ? [line as Text, odds as Text] : [addPart(button, 'line'), addPart(button, 'odds')];
}

function lock(button: HTMLElement, isLocked: boolean): void {
  button.toggleAttribute('data-locked', isLocked);
  if (isLocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/**
 * Writes prices into a button: line, odds, lock and spoken name.
 *
 * The painter knows what it has written, so a change of price costs one text and the name, no render (SPT-09) and no
 * question to the document. Nothing here is a live region: prices are read when asked for.
 */
export function createCellPainter(button: HTMLElement, { name, sign, words, oddsType }: CellFace): PaintCell {
  const [lineText, oddsText] = partsOf(button);
  const shown = { wireLine: '', line: '', odds: '', isLocked: false };
  let isFirst = true;

  const writeLine = (wireLine: string, line: string): void => {
    shown.wireLine = wireLine;
    shown.line = line;
    lineText.data = joined(sign, line);
  };

  const writeOdds = (odds: string): void => {
    shown.odds = odds;
    oddsText.data = odds;
  };

  const writeLock = (isLocked: boolean): void => {
    shown.isLocked = isLocked;
    lock(button, isLocked);
  };

  return (cell) => {
    const odds = formatOdds(cell?.price, shownOddsType(cell?.playCode ?? '', oddsType));
    const isLocked = !isPickable(cell);
    const wireLine = cell?.line ?? '';
    if (isFirst || wireLine !== shown.wireLine) writeLine(wireLine, cell ? formatLine(wireLine, cell.side) : '');
    if (isFirst || odds !== shown.odds) writeOdds(odds);
    if (isFirst || isLocked !== shown.isLocked) writeLock(isLocked);
    isFirst = false;
    const spoken = isLocked ? words.locked : joined(shown.line, `${words.odds} ${odds}`);
    button.setAttribute('aria-label', joined(joined(name, spoken), isLocked ? '' : moved(cell, words)));
  };
}
