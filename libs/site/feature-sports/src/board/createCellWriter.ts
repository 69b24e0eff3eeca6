import {
  formatLine,
  formatOdds,
  isPickable,
  resolveOddsType,
  type OddsType,
  type PriceCell,
} from '@pavilion/domain-sports';
import type { CellTexts } from './getCellTexts.ts';
import { writeName, writeNameLater } from './spokenNames.ts';

/** What a price cell says beside its figures. */
export interface CellFace {
  /** Who or what is bet on and the market, spoken: `阿森纳 全场让球`. */
  readonly name: string;
  /** Sign before the line, such as `大` or `和`; empty for none. */
  readonly sign: string;
  readonly words: CellTexts;
  readonly oddsType: OddsType;
}

/** Shows a price in its button; `undefined` where the venue has none. */
export type CellWriter = (cell: PriceCell | undefined) => void;

/** Two words with a blank between them; one where the other is empty. */
const joined = (first: string, second: string): string => (first && second ? `${first} ${second}` : first || second);

const describeMove = (cell: PriceCell | undefined, words: CellTexts): string =>
  cell?.direction === 'up' || cell?.direction === 'down' ? words[cell.direction] : '';

/** Line and odds of a cell, each an element with one text: made outside React, for they are the painter's alone. */
export function makeCellParts(): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const name of ['line', 'odds']) {
    const part = document.createElement('span');
    part.dataset['part'] = name;
    part.append(document.createTextNode(''));
    fragment.append(part);
  }
  return fragment;
}

function getTextNodes(button: HTMLElement): readonly [line: Text, odds: Text] {
  if (!button.firstChild) button.append(makeCellParts());
  return [button.firstChild?.firstChild as Text, button.lastChild?.firstChild as Text];
}

const formatCellOdds = (cell: PriceCell | undefined, oddsType: OddsType): string =>
  formatOdds(cell?.price, resolveOddsType(cell?.playCode ?? '', oddsType));

function lock(button: HTMLElement, isLocked: boolean): void {
  button.toggleAttribute('data-locked', isLocked);
  if (isLocked) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/**
 * Writes prices into a button: line, odds, lock and spoken name.
 *
 * The painter knows what it has written, so a change of price costs one text, no render (SPT-09) and no question to the
 * document; its name follows a little later. Nothing here is a live region: prices are read when asked for.
 */
export function createCellWriter(button: HTMLElement, { name, sign, words, oddsType }: CellFace): CellWriter {
  const [lineText, oddsText] = getTextNodes(button);
  let wireLine: string | undefined;
  let line = '';
  let odds = '';
  let isLocked = button.hasAttribute('data-locked');
  let shown: PriceCell | undefined;

  const writeFigures = (cell: PriceCell | undefined): void => {
    const next = { wireLine: cell?.line ?? '', odds: formatCellOdds(cell, oddsType) };
    if (next.wireLine !== wireLine) {
      line = cell ? formatLine(cell.line, cell.side) : '';
      lineText.data = joined(sign, line);
    }
    if (next.odds !== odds) oddsText.data = next.odds;
    ({ wireLine, odds } = next);
  };

  const spoken = (): string =>
    isLocked
      ? joined(name, words.locked)
      : joined(joined(name, joined(line, `${words.odds} ${odds}`)), describeMove(shown, words));

  return (cell) => {
    const isFirst = wireLine === undefined;
    const isTurned = isPickable(cell) === isLocked;
    writeFigures(cell);
    shown = cell;
    if (isTurned) lock(button, (isLocked = !isLocked));
    if (isFirst || isTurned) writeName(button, spoken());
    else writeNameLater(button, spoken);
  };
}
