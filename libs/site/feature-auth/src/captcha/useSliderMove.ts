import type { SliderMove } from '@pavilion/auth-flows';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** What the slider needs to know of its puzzle. */
export interface SliderMoveOptions {
  /** How far the piece can go, pixels of the picture. */
  readonly max: number;
  readonly isActive: boolean;
  /** Pixels of the picture in one pixel of the screen. */
  readonly scale: () => number;
  readonly onMove: (move: SliderMove) => void;
}

type Sample = readonly [x: number, y: number, ms: number];

interface Pull {
  readonly fromX: number;
  readonly fromY: number;
  readonly startedAt: number;
  readonly track: Sample[];
}

const keySteps: Readonly<Record<string, number>> = {
  ArrowRight: 3,
  ArrowUp: 3,
  ArrowLeft: -3,
  ArrowDown: -3,
  PageUp: 24,
  PageDown: -24,
  Home: -Infinity,
  End: Infinity,
};

/** A pull shorter than this is a tap, which spends no puzzle. */
const TAP = 4;

/** The wire takes no longer tracks; a slow hand loses samples in the middle, never the end. */
const MAX_SAMPLES = 1_000;

/** Follows mouse, finger and keys on the handle. Keys move the piece and Enter lets it go; a pull ends where it is let go. */
export function useSliderMove({ max, isActive, scale, onMove }: SliderMoveOptions) {
  const [x, setX] = useState(0);
  const pull = useRef<Pull | undefined>(undefined);
  const keys = useRef<Omit<Pull, 'fromX' | 'fromY'> | undefined>(undefined);
  const within = (value: number) => Math.round(Math.min(Math.max(value, 0), max));

  const sample = (event: PointerEvent): number => {
    const { fromX, fromY, startedAt, track } = pull.current as Pull;
    const at = within((event.clientX - fromX) * scale());
    const down = Math.round((event.clientY - fromY) * scale());
    if (track.length >= MAX_SAMPLES) track.pop();
    track.push([at, down, Math.round(event.timeStamp - startedAt)]);
    setX(at);
    return at;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!isActive || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    keys.current = undefined;
    const [fromX, fromY] = [event.clientX - x / scale(), event.clientY];
    pull.current = { fromX, fromY, startedAt: event.timeStamp, track: [[x, 0, 0]] };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (pull.current) sample(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!pull.current) return;
    const { track } = pull.current;
    const at = sample(event);
    pull.current = undefined;
    if (at < TAP) setX(0);
    else onMove({ mode: 'drag', x: at, track });
  };
  const onPointerCancel = () => {
    pull.current = undefined;
    setX(0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActive) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (keys.current) onMove({ mode: 'keys', x, track: keys.current.track });
      return;
    }
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keys.current ??= { startedAt: event.timeStamp, track: [[x, 0, 0]] };
    const { track, startedAt } = keys.current;
    const at = within(x + by);
    if (track.length >= MAX_SAMPLES) track.pop();
    track.push([at, 0, Math.round(event.timeStamp - startedAt)]);
    setX(at);
  };

  const reset = () => {
    pull.current = undefined;
    keys.current = undefined;
    setX(0);
  };
  return { x, reset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } };
}
