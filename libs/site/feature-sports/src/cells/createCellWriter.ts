import {
  formatLine,
  formatOdds,
  isPickable,
  resolveOddsType,
  type OddsType,
  type PriceCell,
} from '@pavilion/domain-sports';
import type { CellTexts } from './getCellTexts.ts';
import { scheduleName } from './accessibleNames.ts';
import { getTextNodes, isLocked, isLong, setLocked, setLong, setName } from './cellElement.ts';

/** Content of a price cell apart from its figures. */
export interface CellContent {
  /** Accessible name of outcome and market: `阿森纳 全场让球`. */
  readonly name: string;
  /** Prefix of the line, such as `大` or `和`; may be empty. */
  readonly sign: string;
  readonly texts: CellTexts;
  readonly oddsType: OddsType;
}

/** Writes a price into its button; `undefined` if the venue has none. */
export type CellWriter = (cell: PriceCell | undefined) => void;

/** Characters of odds that fit in a cell of 1X2 at the usual size. */
const SHORT_ODDS = '99.99'.length;
/** Characters of odds that fit at the usual size beside a line that is longer than `SHORT_LINE`, such as `-0/0.5`. */
const SHORT_ODDS_BESIDE_LINE = '9.99'.length;
const SHORT_LINE = '+12.5'.length;

const areOddsLong = (odds: string, line: string): boolean =>
  odds.length > (line.length > SHORT_LINE ? SHORT_ODDS_BESIDE_LINE : SHORT_ODDS);

/** Joins two texts with a space; returns one if the other is empty. */
const joinTexts = (first: string, second: string): string => (first && second ? `${first} ${second}` : first || second);

const describeMove = (cell: PriceCell | undefined, texts: CellTexts): string =>
  cell?.direction === 'up' || cell?.direction === 'down' ? texts[cell.direction] : '';

const formatCellOdds = (cell: PriceCell | undefined, oddsType: OddsType): string =>
  formatOdds(cell?.price, resolveOddsType(cell?.playCode ?? '', oddsType));

/**
 * Creates a writer of line, odds, lock and accessible name for a button.
 *
 * The writer keeps the last written values. A price change updates one text node, without a render (SPT-09) or a read
 * of the document. The accessible name is updated later. There is no live region: prices are not announced.
 */
export function createCellWriter(button: HTMLElement, { name, sign, texts, oddsType }: CellContent): CellWriter {
  const [lineText, oddsText] = getTextNodes(button);
  let wireLine: string | undefined;
  let line = '';
  let odds = '';
  let isSuspended = isLocked(button);
  let hasLongOdds = isLong(button);
  let written: PriceCell | undefined;

  const writeFigures = (cell: PriceCell | undefined): void => {
    const next = { wireLine: cell?.line ?? '', odds: formatCellOdds(cell, oddsType) };
    if (next.wireLine !== wireLine) {
      line = cell ? formatLine(cell.line, cell.side) : '';
      lineText.data = joinTexts(sign, line);
    }
    if (next.odds !== odds) oddsText.data = next.odds;
    if (areOddsLong(next.odds, lineText.data) !== hasLongOdds) setLong(button, (hasLongOdds = !hasLongOdds));
    ({ wireLine, odds } = next);
  };

  const buildName = (): string =>
    isSuspended
      ? joinTexts(name, texts.locked)
      : joinTexts(joinTexts(name, joinTexts(line, `${texts.odds} ${odds}`)), describeMove(written, texts));

  return (cell) => {
    const isFirst = wireLine === undefined;
    const isLockChanged = isPickable(cell) === isSuspended;
    writeFigures(cell);
    written = cell;
    if (isLockChanged) setLocked(button, (isSuspended = !isSuspended));
    if (isFirst || isLockChanged) setName(button, buildName());
    else scheduleName(button, buildName);
  };
}
