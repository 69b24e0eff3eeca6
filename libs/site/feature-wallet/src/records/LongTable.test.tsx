import { act, fireEvent, render, screen } from '@testing-library/react';
import { LongTable } from './LongTable.tsx';

const ROW = 40;
const observers: { readonly disconnect: jest.Mock }[] = [];

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: ROW } as DOMRect);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW);
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
    constructor() {
      observers.push(this);
    }
  };
});
afterEach(() => jest.restoreAllMocks());

const columns = [
  { id: 'n', header: 'n', align: 'end' as const, isFigure: true, width: '3rem', cell: (row: number) => <i>{row}</i> },
  { id: 'open', header: 'open', cell: (row: number) => <button>{`open ${String(row)}`}</button> },
];
const end = jest.fn();
const List = ({ count, total = count }: { readonly count: number; readonly total?: number }) => (
  <LongTable
    caption="list"
    columns={columns}
    rows={Array.from({ length: count }, (_, at) => at)}
    rowKey={String}
    rowState={(row) => (row === 1 ? 'muted' : undefined)}
    total={total}
    onEnd={end}
  />
);

function setUp(count: number, total?: number) {
  end.mockClear();
  const view = render(<List count={count} {...(total !== undefined && { total })} />);
  const region = screen.getByRole('region', { name: 'list' });
  const scrollTo = (row: number) =>
    act(() => {
      region.scrollTop = row * ROW;
      fireEvent.scroll(region);
    });
  const readRows = () =>
    [...view.container.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-row'));
  const readGaps = () =>
    [...view.container.querySelectorAll<HTMLElement>('tbody[aria-hidden] > tr')].map((row) => row.style.height);
  return { ...view, region, scrollTo, readRows, readGaps };
}

describe('LongTable', () => {
  it('WAL-07 renders the rows in view, and placeholders of the exact height before and after them', () => {
    const { readRows, readGaps, scrollTo } = setUp(200);
    expect([readRows().length, readRows()[0], readGaps()]).toEqual([26, '0', ['6960px']]);
    scrollTo(50);
    expect([readRows()[0], readRows().at(-1), readGaps()]).toEqual(['34', '75', ['1360px', '4960px']]);
    scrollTo(190);
    expect([readRows()[0], readRows().at(-1), readGaps()]).toEqual(['160', '199', ['6400px']]);
  });

  it('WAL-07 numbers the rows for screen readers, the head included', () => {
    const { scrollTo, container } = setUp(200, 500);
    scrollTo(50);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    expect(container.querySelector('thead > tr')).toHaveAttribute('aria-rowindex', '1');
    expect(container.querySelector('tr[data-row="34"]')).toHaveAttribute('aria-rowindex', '36');
  });

  it('WAL-07 marks alignment, figures and muted rows', () => {
    const { container } = setUp(3);
    const cells = [...container.querySelectorAll('tr[data-row="1"] > td')];
    expect(
      cells.map((cell) => [cell.textContent, cell.getAttribute('data-align'), cell.hasAttribute('data-figure')]),
    ).toEqual([
      ['1', 'end', true],
      ['open 1', null, false],
    ]);
    expect(screen.getByRole('columnheader', { name: 'n' })).toHaveStyle({ width: '3rem' });
    expect([...container.querySelectorAll('tr[data-row]')].map((row) => row.getAttribute('data-state'))).toEqual([
      null,
      'muted',
      null,
    ]);
  });

  it('WAL-07 requests more rows when the last 24 come into view', () => {
    const { scrollTo } = setUp(200);
    scrollTo(150);
    expect(end).not.toHaveBeenCalled();
    scrollTo(151);
    expect(end).not.toHaveBeenCalled();
    scrollTo(163);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('WAL-07 requests no rows before the height is measured', () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 0 } as DOMRect);
    const { readRows, readGaps } = setUp(100);
    expect([readRows().length, readGaps(), end.mock.calls]).toEqual([40, [], []]);
  });

  it('moves the focus of a row that is removed to the scroll area', () => {
    const { scrollTo, region } = setUp(200);
    screen.getByRole('button', { name: 'open 3' }).focus();
    scrollTo(2);
    expect(screen.getByRole('button', { name: 'open 3' })).toHaveFocus();
    scrollTo(100);
    expect(screen.queryByRole('button', { name: 'open 3' })).toBeNull();
    expect(region).toHaveFocus();
  });

  it('leaves a focus outside the removed rows alone', () => {
    const { scrollTo, region } = setUp(200);
    scrollTo(100);
    expect(region).not.toHaveFocus();
  });

  it('follows neither scrolling nor size after the unmount', () => {
    const { unmount, region } = setUp(50);
    const remove = jest.spyOn(region, 'removeEventListener');
    unmount();
    expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function));
    expect(observers.at(-1)?.disconnect).toHaveBeenCalledTimes(1);
  });
});
