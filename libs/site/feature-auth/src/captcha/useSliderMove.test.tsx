import type { SliderMove } from '@pavilion/auth-flows';
import { createEvent, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useSliderMove, type SliderMoveOptions } from './useSliderMove.ts';

const max = 240;

function Handle(options: SliderMoveOptions) {
  const { x, handlers } = useSliderMove(options);
  return <div role="slider" tabIndex={0} aria-valuenow={x} aria-valuemin={0} aria-valuemax={max} {...handlers} />;
}

/** Renders a handle. Each event has the given time in milliseconds. */
function setUp(options: Partial<SliderMoveOptions> = {}) {
  const moves: SliderMove[] = [];
  const onMove = (move: SliderMove) => void moves.push(move);
  render(<Handle max={max} isActive scale={() => 1} onMove={onMove} {...options} />);
  const handle = screen.getByRole('slider');
  const fire = (
    type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel' | 'keyDown',
    init: object,
    at = 0,
  ) => {
    const event = createEvent[type](handle, init);
    Object.defineProperty(event, 'timeStamp', { value: 1_000 + at });
    fireEvent(handle, event);
    return event;
  };
  const press = (key: string, at = 0) => fire('keyDown', { key }, at);
  const x = () => Number(handle.getAttribute('aria-valuenow'));
  return { moves, handle, fire, press, x };
}

// jsdom has no pointer events: mouse events replace them.
beforeAll(() => {
  window.PointerEvent = class extends MouseEvent {} as typeof PointerEvent;
  Element.prototype.setPointerCapture = () => undefined;
});

describe('keys', () => {
  it.each`
    keys                                 | x
    ${['ArrowRight']}                    | ${3}
    ${['ArrowUp']}                       | ${3}
    ${['PageUp']}                        | ${24}
    ${['End']}                           | ${240}
    ${['PageUp', 'ArrowLeft']}           | ${21}
    ${['PageUp', 'ArrowDown']}           | ${21}
    ${['PageUp', 'ArrowUp', 'PageDown']} | ${3}
    ${['PageUp', 'Home']}                | ${0}
    ${['ArrowLeft']}                     | ${0}
    ${['End', 'ArrowRight']}             | ${240}
  `('CAP-03 $keys move the piece to $x', ({ keys, x }) => {
    const slider = setUp();
    for (const key of keys as string[]) expect(slider.press(key).defaultPrevented).toBe(true);
    expect(slider.x()).toBe(x);
    expect(slider.moves).toEqual([]);
  });

  it.each(['Tab', 'a', 'Escape'])('CAP-03 the key %s keeps its effect and does not move the piece', (key) => {
    const slider = setUp();
    expect(slider.press(key).defaultPrevented).toBe(false);
    expect(slider.x()).toBe(0);
  });

  it.each(['Enter', ' '])('CAP-03 the key "%s" sends the move with its track', (key) => {
    const slider = setUp();
    slider.press('PageUp', 100);
    slider.press('ArrowRight', 250.4);
    expect(slider.press(key, 400).defaultPrevented).toBe(true);
    expect(slider.moves).toEqual([
      {
        mode: 'keys',
        x: 27,
        track: [
          [0, 0, 0],
          [24, 0, 0],
          [27, 0, 150],
        ],
      },
    ]);
  });

  it('CAP-03 Enter without a move sends nothing and does not submit the form', () => {
    const slider = setUp();
    expect(slider.press('Enter').defaultPrevented).toBe(true);
    expect(slider.moves).toEqual([]);
  });

  it('CAP-03 a track has at most 1,000 samples, the last position included', () => {
    const slider = setUp();
    for (let at = 0; at < 1_200; at += 1) slider.press(at % 2 === 0 ? 'PageUp' : 'ArrowLeft', at);
    slider.press('End', 5_000);
    slider.press('Enter');
    const [move] = slider.moves;
    expect(move).toMatchObject({ mode: 'keys', x: 240 });
    if (!move || move.mode === 'work') throw new Error('expected a move');
    expect([move.track.length, move.track.at(-1), move.track[0]]).toEqual([1_000, [240, 0, 5_000], [0, 0, 0]]);
  });

  it('CAP-03 an inactive handle does not react', () => {
    const slider = setUp({ isActive: false });
    for (const key of ['PageUp', 'Enter']) expect(slider.press(key).defaultPrevented).toBe(false);
    slider.fire('pointerDown', { clientX: 0, button: 0 });
    slider.fire('pointerMove', { clientX: 50 });
    slider.fire('pointerUp', { clientX: 50 });
    expect([slider.x(), slider.moves]).toEqual([0, []]);
  });
});

describe('drag', () => {
  it('CAP-03 sends positions in pixels of the picture, with the vertical path and whole milliseconds', () => {
    const slider = setUp({ scale: () => 2 });
    slider.fire('pointerDown', { clientX: 10, clientY: 100, button: 0 });
    slider.fire('pointerMove', { clientX: 30, clientY: 103 }, 40.6);
    expect(slider.x()).toBe(40);
    slider.fire('pointerUp', { clientX: 45, clientY: 98 }, 90);
    expect(slider.moves).toEqual([
      {
        mode: 'drag',
        x: 70,
        track: [
          [0, 0, 0],
          [40, 6, 41],
          [70, -4, 90],
        ],
      },
    ]);
    expect(slider.x()).toBe(70);
  });

  it.each`
    clientX  | x
    ${-50}   | ${0}
    ${240}   | ${240}
    ${1_000} | ${240}
    ${100.4} | ${100}
  `('CAP-03 a move to $clientX ends at $x', ({ clientX, x }) => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 0 });
    slider.fire('pointerMove', { clientX: clientX as number, clientY: 0 });
    expect(slider.x()).toBe(x);
  });

  it.each`
    to   | sent
    ${3} | ${0}
    ${4} | ${1}
  `('CAP-03 a drag of $to pixels sends $sent moves', ({ to, sent }) => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 0 });
    slider.fire('pointerUp', { clientX: to as number, clientY: 0 });
    expect([slider.moves.length, slider.x()]).toEqual([sent, sent === 0 ? 0 : to]);
  });

  it('CAP-03 continues from the position to which keys moved the piece, and Enter sends that move no more', () => {
    const slider = setUp({ scale: () => 2 });
    slider.press('PageUp');
    slider.fire('pointerDown', { clientX: 100, clientY: 0, button: 0 });
    slider.press('Enter');
    slider.fire('pointerUp', { clientX: 110, clientY: 0 });
    expect(slider.moves).toEqual([
      {
        mode: 'drag',
        x: 44,
        track: [
          [24, 0, 0],
          [44, 0, 0],
        ],
      },
    ]);
  });

  it('CAP-03 only the main button starts a drag', () => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 2 });
    slider.fire('pointerMove', { clientX: 50, clientY: 0 });
    slider.fire('pointerUp', { clientX: 50, clientY: 0 });
    expect([slider.x(), slider.moves]).toEqual([0, []]);
  });

  it('CAP-03 a cancelled drag returns the piece and sends nothing', () => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 0 });
    slider.fire('pointerMove', { clientX: 50, clientY: 0 });
    slider.fire('pointerCancel', {});
    expect(slider.x()).toBe(0);
    slider.fire('pointerMove', { clientX: 80, clientY: 0 });
    slider.fire('pointerUp', { clientX: 80, clientY: 0 });
    expect([slider.x(), slider.moves]).toEqual([0, []]);
  });

  it('CAP-03 moves after the release are ignored', () => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 0 });
    slider.fire('pointerUp', { clientX: 50, clientY: 0 });
    slider.fire('pointerMove', { clientX: 90, clientY: 0 });
    slider.fire('pointerUp', { clientX: 90, clientY: 0 });
    expect([slider.x(), slider.moves.length]).toEqual([50, 1]);
  });

  it('CAP-03 a track has at most 1,000 samples, the last position included', () => {
    const slider = setUp();
    slider.fire('pointerDown', { clientX: 0, clientY: 0, button: 0 });
    for (let at = 1; at <= 1_100; at += 1) slider.fire('pointerMove', { clientX: at % 200, clientY: 0 }, at);
    slider.fire('pointerUp', { clientX: 123, clientY: 0 }, 2_000);
    const [move] = slider.moves;
    if (!move || move.mode === 'work') throw new Error('expected a move');
    expect([move.track.length, move.track.at(-1)]).toEqual([1_000, [123, 0, 2_000]]);
  });

  it('has no move before the first event', () => {
    const { result } = renderHook(() => useSliderMove({ max, isActive: true, scale: () => 1, onMove: jest.fn() }));
    expect(result.current.x).toBe(0);
  });
});
