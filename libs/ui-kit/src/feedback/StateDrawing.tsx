import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';
import { stateDrawings } from './stateDrawings.ts';

/** Name of a drawing for an empty, failed or closed view. */
export type StateDrawingName = keyof typeof stateDrawings;

/** Props of {@link StateDrawing}. */
export interface StateDrawingProps {
  readonly name: StateDrawingName;
}

/** A line drawing for a view without content, in grey with one stroke of the accent colour. */
export function StateDrawing({ name }: StateDrawingProps) {
  const { lines, accent } = stateDrawings[name];
  return (
    <Svg viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      <path d={lines} />
      <path data-accent="" d={accent} />
    </Svg>
  );
}

const Svg = styled.svg`
  width: 7.5rem;
  fill: none;
  stroke: ${token('color.line.strong')};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  > [data-accent] {
    stroke: ${token('color.accent.fill')};
  }
`;
