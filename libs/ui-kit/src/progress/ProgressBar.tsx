import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';
import type { Progress } from './createProgress.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  readonly progress: Progress;
  /** Accessible name of the progress. */
  readonly label: string;
}

/** A 2-pixel line at the top of the page while a page loads, without a spinner (NAV-11). */
export function ProgressBar({ progress, label }: ProgressBarProps) {
  const value = useSyncExternalStore(progress.subscribe, progress.getValue, progress.getValue);
  if (value === null) return null;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
    >
      <Bar style={{ transform: `scaleX(${value})` }} />
    </Track>
  );
}

const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token('zIndex.progress')};
  height: 2px;
  pointer-events: none;
`;

const Bar = styled.div`
  height: 100%;
  background: ${token('color.accent.fill')};
  transform-origin: left;
  transition: transform ${token('motion.slow')} linear;
`;
