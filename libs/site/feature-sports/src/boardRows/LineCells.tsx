import type { Match, OddsType } from '@pavilion/domain-sports';
import { getSideSign } from '@pavilion/site-bet-ui/selections';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import {
  getCellSide,
  getColumnLines,
  findPriceId,
  listRowColumns,
  type BoardColumn,
  type BoardShape,
} from '../boardLayout/boardColumns.ts';
import { getCellTexts } from '../cells/getCellTexts.ts';
import { createLineCells, type CellModel } from '../cells/createLineCells.ts';
import { formatCellName } from '../parts/formatCellName.ts';
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
  const columns = listRowColumns(shape, row);
  const [cells] = useState(() => createLineCells(columns, bind, className));
  useLayoutEffect(() => {
    if (box.current)
      cells.show(
        box.current,
        columns.map((column) => toCellModel(t, column, { match, shape, row, oddsType })),
      );
  });
  useLayoutEffect(() => cells.unbind, [cells]);
  return <div ref={box} role="presentation" data-cells="" />;
}

function toCellModel(
  t: SportsT,
  column: BoardColumn,
  { match, shape, row, oddsType }: LineCellsProps,
): CellModel | undefined {
  const priceId = findPriceId(match, column, { row, columns: shape.columns });
  const side = getCellSide(column, row);
  if (!priceId || !side) return undefined;
  const code = getColumnLines(match, column) === match.markets[column.codes[1]] ? column.codes[1] : column.codes[0];
  return {
    priceId,
    name: formatCellName(t, match, { side, playCode: code }),
    sign: column.side ? t(WINNER_SIGNS[column.side as 'H']) : getSideSign(t, match, { side, playCode: code }),
    texts: getCellTexts(t),
    oddsType,
  };
}

/** Words of 1X2 in cells that are two lines high. */
const WINNER_SIGNS = { H: 'side.home', N: 'side.draw', C: 'side.away' } as const;
