import type { CentreForm, CentrePlay } from '@pavilion/domain-sports';
import { act, render } from '@testing-library/react';
import { createEvent } from '../../testing/matchCentre.ts';
import { PlayDrawing, type PlayView } from './PlayDrawing.tsx';

const play: CentrePlay = {
  side: 'H',
  act: 'attack',
  spots: [
    [0, 0],
    [500, 1000],
  ],
};

const draw = (over: Partial<PlayView> = {}) => {
  const view: PlayView = { form: 'football', play, marks: [], ...over };
  const { rerender, container } = render(<PlayDrawing view={view} />);
  return { container, show: (next: Partial<PlayView>) => rerender(<PlayDrawing view={{ ...view, ...next }} />) };
};
const find = (mark: string) => document.querySelector(`[data-${mark}]`);
const getBall = () => (find('ball') as HTMLElement | null)?.style.transform;

describe('ground', () => {
  it.each`
    form            | viewBox         | lines
    ${'football'}   | ${'0 0 105 68'} | ${3}
    ${'hockey'}     | ${'0 0 60 30'}  | ${4}
    ${'basketball'} | ${'0 0 94 50'}  | ${3}
    ${'gridiron'}   | ${'0 0 120 53'} | ${10}
    ${'tennis'}     | ${'0 0 90 45'}  | ${1}
    ${'rally'}      | ${'0 0 90 45'}  | ${1}
  `('MTC-03 MTC-08 $form has a ground of its size with its lines', ({ form, viewBox, lines }) => {
    const { container } = draw({ form: form as CentreForm });
    const drawing = container.querySelector(`[data-drawing="${form as string}"]`);
    expect(drawing).toHaveAttribute('viewBox', viewBox);
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const [, , width, height] = (viewBox as string).split(' ');
    expect(find('ground')).toHaveAttribute('width', width);
    expect(find('ground')).toHaveAttribute('height', height);
    expect(container.querySelectorAll('[data-line]')).toHaveLength(lines as number);
  });

  it('MTC-08 the stripes of a pitch cover every second tenth of it', () => {
    const { container } = draw();
    const stripes = [...container.querySelectorAll('[data-stripe]')];
    expect(stripes.map((stripe) => [stripe.getAttribute('x'), stripe.getAttribute('width')])).toEqual(
      ['0', '21', '42', '63', '84'].map((x) => [x, '10.5']),
    );
  });

  it.each(['snooker', 'baseball'] as const)('MTC-08 %s has no drawing', (form) => {
    expect(draw({ form }).container).toBeEmptyDOMElement();
  });
});

describe('play', () => {
  it('MTC-03 shows the half that is attacked, the way of the ball and the ball', () => {
    draw();
    expect(find('half')).toHaveAttribute('x', '52.5');
    expect(find('half')).toHaveAttribute('width', '52.5');
    expect(find('trail')).toHaveAttribute('points', '0,0 52.5,68');
    expect(getBall()).toBe('translate(52.5px, 68px)');
  });

  it('MTC-03 the guests attack the other half; without a place the ball is in the centre', () => {
    draw({ play: { side: 'C', act: 'attack', spots: [] } });
    expect(find('half')).toHaveAttribute('x', '0');
    expect(getBall()).toBe('translate(52.5px, 34px)');
  });

  it('MTC-03 shows no ball while there is no play', () => {
    draw({ play: undefined });
    expect(find('ball')).toBeNull();
  });
});

describe('shots', () => {
  const marks = [
    createEvent(1, { kind: 'score', side: 'H', spot: [500, 500] }),
    createEvent(2, { kind: 'score', side: 'C', spot: [1000, 0] }),
    createEvent(3, { kind: 'miss', side: 'H', spot: [0, 500] }),
    createEvent(4, { kind: 'score', side: 'H' }),
  ];

  it('MTC-04 shows each at its place: those of the sides as dots, a miss as a cross, and no play', () => {
    const { container } = draw({ form: 'tennis', marks });
    const dots = [...container.querySelectorAll('circle')].map((dot) => [
      dot.hasAttribute('data-home') ? 'home' : dot.hasAttribute('data-away') ? 'away' : 'none',
      dot.getAttribute('cx'),
      dot.getAttribute('cy'),
    ]);
    expect(dots).toEqual([
      ['home', '45', '22.5'],
      ['away', '90', '0'],
    ]);
    expect([...container.querySelectorAll('[data-miss]')].map((cross) => cross.getAttribute('d'))).toEqual([
      'M-1 21.5l2 2m0 -2l-2 2',
    ]);
    expect(find('trail')).toBeNull();
  });
});

describe('a drawing out of sight', () => {
  let see: (isIntersecting: boolean) => void;
  const disconnect = jest.fn();

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        see = (isIntersecting) =>
          act(() => callback([{ isIntersecting }] as IntersectionObserverEntry[], this as never));
      }
      observe() {}
      disconnect = disconnect;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it('MTC-05 keeps its last play, and shows the latest one when it is in view again', () => {
    const { show } = draw();
    see(false);
    show({ play: { ...play, spots: [[100, 0]] } });
    expect(getBall()).toBe('translate(52.5px, 68px)');
    see(true);
    expect(getBall()).toBe('translate(10.5px, 0px)');
  });

  it('MTC-05 is no longer observed after it is removed', () => {
    const { unmount } = render(<PlayDrawing view={{ form: 'football', play, marks: [] }} />);
    disconnect.mockClear();
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});
