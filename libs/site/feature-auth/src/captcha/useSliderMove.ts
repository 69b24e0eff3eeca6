import type { SliderMove } from '@pavilion/auth-flows';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Options of {@link useSliderMove}. */
export interface SliderMoveOptions {
  /** Largest position of the piece in pixels of the picture. */
  readonly max: number;
  readonly isActive: boolean;
  /** Returns the pixels of the picture per pixel of the screen. */
  readonly scale: () => number;
  readonly onMove: (move: SliderMove) => void;
}

type Sample = readonly [x: number, y: number, ms: number];

interface Drag {
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

/** Pixels below which a drag is a tap and sends no move. */
const TAP_MAX_PX = 4;

/** Maximum length of a track on the wire. Further samples replace the last one. */
const MAX_SAMPLES = 1_000;

/** Tracks mouse, finger and keys on the handle. Keys move the piece and Enter releases it; a drag ends on release. */
export function useSliderMove({ max, isActive, scale, onMove }: SliderMoveOptions) {
  const [x, setX] = useState(0);
  const drag = useRef<Drag | undefined>(undefined);
  const keyTrack = useRef<Omit<Drag, 'fromX' | 'fromY'> | undefined>(undefined);
  const within = (value: number) => Math.round(Math.min(Math.max(value, 0), max));

  const sample = (event: PointerEvent): number => {
    const { fromX, fromY, startedAt, track } = drag.current as Drag;
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
    keyTrack.current = undefined;
    const [fromX, fromY] = [event.clientX - x / scale(), event.clientY];
    drag.current = { fromX, fromY, startedAt: event.timeStamp, track: [[x, 0, 0]] };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) sample(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!drag.current) return;
    const { track } = drag.current;
    const at = sample(event);
    drag.current = undefined;
    if (at < TAP_MAX_PX) setX(0);
    else onMove({ mode: 'drag', x: at, track });
  };
  const onPointerCancel = () => {
    drag.current = undefined;
    setX(0);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isActive) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (keyTrack.current) onMove({ mode: 'keys', x, track: keyTrack.current.track });
      return;
    }
    const by = keySteps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    keyTrack.current ??= { startedAt: event.timeStamp, track: [[x, 0, 0]] };
    const { track, startedAt } = keyTrack.current;
    const at = within(x + by);
    if (track.length >= MAX_SAMPLES) track.pop();
    track.push([at, 0, Math.round(event.timeStamp - startedAt)]);
    setX(at);
  };

  const reset = () => {
    drag.current = undefined;
    keyTrack.current = undefined;
    setX(0);
  };
  return { x, reset, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown } };
}
