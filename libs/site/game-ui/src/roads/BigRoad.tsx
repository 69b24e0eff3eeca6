import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { buildBigRoad, ROAD_ROWS, type RoadCell, type RoadResult } from './buildBigRoad.ts';

const CELL = 12;

/** Props of {@link BigRoad}. */
export interface BigRoadProps {
  readonly results: readonly RoadResult[];
  /** Number of columns; the last ones are shown. */
  readonly columns: number;
  /** Sentence with the same content, for screen readers. */
  readonly label: string;
}

/** Big road of a table, with its last columns. */
export function BigRoad({ results, columns, label }: BigRoadProps) {
  const cells = buildBigRoad(results);
  const last = Math.max(-1, ...cells.map(({ column }) => column));
  const first = Math.max(0, last + 1 - columns);
  return (
    <Road
      viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
      preserveAspectRatio="xMinYMid slice"
      role="img"
      aria-label={label}
    >
      <path data-lines="" d={drawLines(columns)} />
      {cells
        .filter(({ column }) => column >= first)
        .map((cell) => (
          <Mark key={`${cell.column} ${cell.row}`} cell={{ ...cell, column: cell.column - first }} />
        ))}
    </Road>
  );
}

function Mark({ cell: { column, row, side, ties } }: { readonly cell: RoadCell }) {
  const [x, y, radius] = [(column + 0.5) * CELL, (row + 0.5) * CELL, CELL * 0.4];
  return (
    <g>
      {side && <circle data-side={side} cx={x} cy={y} r={radius} />}
      {ties > 0 && <path data-side="T" d={`M${x - radius} ${y + radius}L${x + radius} ${y - radius}`} />}
      {ties > 1 && (
        <text x={x} y={y + CELL * 0.22}>
          {ties}
        </text>
      )}
    </g>
  );
}

const drawLines = (columns: number): string =>
  [
    ...Array.from({ length: columns + 1 }, (_, at) => `M${at * CELL} 0v${ROAD_ROWS * CELL}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, at) => `M0 ${at * CELL}h${columns * CELL}`),
  ].join('');

const Road = styled.svg`
  display: block;
  width: 100%;
  background: ${token('color.surface.raised')};
  fill: none;
  stroke-width: 1.7;
  [data-lines] {
    stroke: ${token('color.line.hairline')};
    stroke-width: 1;
  }
  [data-side='B'] {
    stroke: ${token('color.price.up')};
  }
  [data-side='P'] {
    stroke: ${token('color.status.info')};
  }
  [data-side='T'] {
    stroke: ${token('color.price.down')};
  }
  text {
    fill: ${token('color.text.primary')};
    font-size: 6px;
    text-anchor: middle;
  }
`;
