import { act, render, screen } from '@testing-library/react';
import { useReadMoreAtEnd } from './useReadMoreAtEnd.ts';

interface Observer {
  readonly options: IntersectionObserverInit | undefined;
  readonly observed: Element[];
  readonly meet: (isIntersecting: boolean) => void;
  isConnected: boolean;
}

const observers: Observer[] = [];
let before: typeof IntersectionObserver | undefined;

function FakeObserver(callback: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
  const observer: Observer = {
    options,
    observed: [],
    meet: (isIntersecting) => act(() => callback([{ isIntersecting: false }, { isIntersecting }])),
    isConnected: true,
  };
  observers.push(observer);
  return {
    observe: (element: Element) => observer.observed.push(element),
    disconnect: () => (observer.isConnected = false),
  };
}

beforeEach(() => {
  observers.length = 0;
  before = globalThis.IntersectionObserver;
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: before }));

interface ListProps {
  readonly isWanted: boolean;
  readonly readMore: () => void;
}

function List({ isWanted, readMore }: ListProps) {
  const end = useReadMoreAtEnd(isWanted, readMore);
  return <p ref={end}>end</p>;
}

describe('useReadMoreAtEnd', () => {
  it('reads more while the end of the list is near, and not while it is far', () => {
    const readMore = jest.fn();
    render(<List isWanted readMore={readMore} />);
    expect(observers).toHaveLength(1);
    expect(observers[0]?.observed).toEqual([screen.getByText('end')]);
    expect(observers[0]?.options).toEqual({ rootMargin: '600px 0px', scrollMargin: '600px 0px' });
    observers[0]?.meet(false);
    expect(readMore).not.toHaveBeenCalled();
    observers[0]?.meet(true);
    expect(readMore).toHaveBeenCalledTimes(1);
  });

  it('calls the latest function without a new observer', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(<List isWanted readMore={first} />);
    rerender(<List isWanted readMore={second} />);
    observers[0]?.meet(true);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
    expect(observers).toHaveLength(1);
  });

  it('observes nothing while no page is wanted, and again afterwards', () => {
    const readMore = jest.fn();
    const { rerender } = render(<List isWanted readMore={readMore} />);
    rerender(<List isWanted={false} readMore={readMore} />);
    expect(observers.map(({ isConnected }) => isConnected)).toEqual([false]);
    rerender(<List isWanted readMore={readMore} />);
    expect(observers.map(({ isConnected }) => isConnected)).toEqual([false, true]);
  });

  it('stops with the list', () => {
    const { unmount } = render(<List isWanted readMore={jest.fn()} />);
    unmount();
    expect(observers.map(({ isConnected }) => isConnected)).toEqual([false]);
  });

  it('leaves the list usable in a browser without observers', () => {
    Object.assign(globalThis, { IntersectionObserver: undefined });
    render(<List isWanted readMore={jest.fn()} />);
    expect(screen.getByText('end')).toBeVisible();
    expect(observers).toEqual([]);
  });
});
