import { Button, token } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import type { ActivityReward } from '../kinds/kindTypes.ts';
import { getPrizeColor, prizeColors } from './prizeColors.ts';
import { computeRotation, computeSegments, type WheelSegment } from './wheelSegments.ts';

const TURN_MS = 1_600;
const RADIUS = 96;

/** Props of {@link DrawWheel}. */
export interface DrawWheelProps {
  readonly rewards: readonly ActivityReward[];
  /** Prize that the platform has drawn and the wheel has to show. */
  readonly landOn: string | undefined;
  readonly onLanded: () => void;
}

/** Wheel of the prizes. It turns after the result is known, can be skipped, and does not turn under reduced motion. */
export function DrawWheel({ rewards, landOn, onLanded }: DrawWheelProps) {
  const t = useActivityT();
  const disc = useRef<SVGGElement>(null);
  const turning = useRef<Animation>(undefined);
  // The wheel turns once for each result; a refetch of the prizes must not start it again.
  const latest = useRef({ rewards, onLanded });
  useEffect(() => {
    latest.current = { rewards, onLanded };
  });
  useEffect(() => {
    if (landOn === undefined || !disc.current) return undefined;
    const land = () => latest.current.onLanded();
    const degrees = computeRotation(computeSegments(latest.current.rewards), landOn);
    if (!canMove()) {
      disc.current.setAttribute('transform', `rotate(${degrees})`);
      land();
      return undefined;
    }
    const animation = disc.current.animate([{ transform: 'rotate(0deg)' }, { transform: `rotate(${degrees}deg)` }], {
      duration: TURN_MS,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
      fill: 'forwards',
    });
    turning.current = animation;
    animation.addEventListener('finish', land);
    return () => animation.removeEventListener('finish', land);
  }, [landOn]);
  return (
    <Frame>
      <svg viewBox="-100 -104 200 208" aria-hidden="true">
        <g ref={disc}>
          {computeSegments(rewards).map((segment, at) => (
            <path key={segment.rewardId} d={drawSegment(segment)} data-color={getPrizeColor(at)} />
          ))}
        </g>
        <path d="M0 -88 L7 -103 L-7 -103 Z" data-pointer="" />
        <circle r="14" data-hub="" />
      </svg>
      {landOn !== undefined && (
        <Button size="small" variant="quiet" onClick={() => turning.current?.finish()}>
          {t('draw.skip')}
        </Button>
      )}
    </Frame>
  );
}

const canMove = (): boolean =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

function drawSegment({ from, to }: WheelSegment): string {
  const point = (turn: number) =>
    `${(RADIUS * Math.sin(turn * 2 * Math.PI)).toFixed(3)} ${(-RADIUS * Math.cos(turn * 2 * Math.PI)).toFixed(3)}`;
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M0 0 L${point(from)} A${RADIUS} ${RADIUS} 0 ${isLarge} 1 ${point(to)} Z`;
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space.2')};
  min-height: 17rem;
  > svg {
    width: 16rem;
    height: 16.64rem;
  }
  path {
    stroke: ${token('color.surface.panel')};
    stroke-width: 1;
  }
  ${prizeColors}
  [data-pointer] {
    fill: ${token('color.text.primary')};
  }
  [data-hub] {
    fill: ${token('color.surface.panel')};
  }
`;
