import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { token } from '../theme/token.ts';
import type { Progress } from './createProgress.ts';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  readonly progress: Progress;
  /** What is under way, for screen readers. */
  readonly label: string;
}

/** A two-pixel line at the very top while a page loads; no spinner (NAV-11). */
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
