import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Meter}. */
export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Progress bar; its figures are shown as text next to it. */
export function Meter({ label, value, max }: MeterProps) {
  return <Bar aria-label={label} value={Math.min(value, max)} max={max} />;
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface.sunken')};
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${token('color.surface.sunken')};
  }
  &::-webkit-progress-value {
    background: ${token('color.accent.fill')};
  }
  &::-moz-progress-bar {
    background: ${token('color.accent.fill')};
  }
`;
