import type { Match, OddsType, Side } from '@pavilion/domain-sports';
import { getPlayName, getSideSign } from '@pavilion/site-bet-ui/selections';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import {
  BASE_ROWS,
  getColumnLines,
  findPriceId,
  SIDE_ROWS,
  type BoardColumn,
  type BoardShape,
} from './boardColumns.ts';
import { getCellTexts } from '../cells/getCellTexts.ts';
import { createLineCells, type CellModel } from '../cells/createLineCells.ts';
import { formatSideName } from './formatSideName.ts';
import { useCellBinder } from '../cells/useCellBinder.ts';

/** Props of {@link LineCells}. */
export interface LineCellsProps {
  readonly match: Match;
  readonly shape: BoardShape;
  readonly row: number;
  readonly oddsType: OddsType;
}

/**
 * Price cells of one line, empty if the market has no price.
 *
 * React renders only the box around the cells. Hundreds of cells come into view at once, so each line is cloned from
 * one template.
 */
export function LineCells({ match, shape, row, oddsType }: LineCellsProps) {
  const t = useSportsT();
  const { bind, className } = useCellBinder();
  const box = useRef<HTMLDivElement>(null);
  const [cells] = useState(() => createLineCells(shape.columns, bind, className));
  useLayoutEffect(() => {
    if (box.current)
      cells.show(
        box.current,
        shape.columns.map((column) => toCellModel(t, column, { match, row, oddsType })),
      );
  });
  useLayoutEffect(() => cells.unbind, [cells]);
  return <div ref={box} role="presentation" data-cells="" />;
}

function toCellModel(
  t: SportsT,
  column: BoardColumn,
  { match, row, oddsType }: Omit<LineCellsProps, 'shape'>,
): CellModel | undefined {
  const priceId = findPriceId(match, column, row);
  if (!priceId) return undefined;
  const side = getSide(column, row);
  const code = getColumnLines(match, column) === match.markets[column.codes[1]] ? column.codes[1] : column.codes[0];
  return {
    priceId,
    name: `${formatSideName(t, match, { side, playCode: code })} ${getPlayName(t, match.gameType, code)}`,
    sign: getSideSign(t, match, { side, playCode: code }),
    texts: getCellTexts(t),
    oddsType,
  };
}

const getSide = ({ market }: BoardColumn, row: number): Side =>
  SIDE_ROWS[market][row < BASE_ROWS ? row : (row - BASE_ROWS) % 2] ?? 'H';
