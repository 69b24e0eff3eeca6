import { parseMinor } from '@pavilion/kernel';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Props of {@link ProgressMeter}. */
export interface ProgressMeterProps {
  readonly label: string;
  /** Decimal text of the wire. */
  readonly progress: string;
  readonly target: string;
}

/** Parts of the bar; its width needs no exact amount. */
const PARTS = 1_000n;

/** Bar of a reward's progress. The figures are shown as text next to it. */
export function ProgressMeter({ label, progress, target }: ProgressMeterProps) {
  const [done, whole] = [parseMinor(progress) ?? 0n, parseMinor(target) ?? 0n];
  const part = whole <= 0n || done >= whole ? PARTS : (done * PARTS) / whole;
  return <Bar aria-label={label} value={Number(part)} max={Number(PARTS)} />;
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.375rem;
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
