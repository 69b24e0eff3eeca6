import { fireEvent, render, screen } from '@testing-library/react';
import { clearPriceMove, showPriceMove } from './showPriceMove.ts';
import { PriceCell } from './PriceCell.tsx';
import { PriceCellScope, usePriceCellClass } from './PriceCellScope.tsx';

describe('PriceCell', () => {
  it.each`
    state          | props                               | attributes                                            | clicks
    ${'open'}      | ${{ odds: '0.96' }}                 | ${{ 'aria-pressed': 'false', 'aria-disabled': null }} | ${1}
    ${'picked'}    | ${{ odds: '0.96', isPicked: true }} | ${{ 'aria-pressed': 'true', 'data-picked': 'true' }}  | ${1}
    ${'suspended'} | ${{ odds: '0.96', isLocked: true }} | ${{ 'aria-disabled': 'true', 'data-locked': 'true' }} | ${0}
    ${'empty'}     | ${{ odds: '' }}                     | ${{ disabled: '' }}                                   | ${0}
  `('a cell that is $state', ({ props, attributes, clicks }) => {
    const onClick = jest.fn();
    render(<PriceCell label="home -0.5" {...props} onClick={onClick} />);
    const cell = screen.getByRole('button');
    for (const [name, value] of Object.entries(attributes)) expect(cell.getAttribute(name)).toBe(value);
    fireEvent.click(cell);
    expect(onClick).toHaveBeenCalledTimes(clicks);
  });

  it('its accessible name is the selection with its odds', () => {
    render(<PriceCell label="home -0.5" odds="0.96" line="-0.5" />);
    expect(screen.getByRole('button', { name: 'home -0.5 0.96' })).toBeInTheDocument();
  });

  it('SPT-08 shows a move for 1.2 s after the last one, with one timer for all cells', () => {
    jest.useFakeTimers();
    render([0, 1].map((key) => <PriceCell key={key} label="home" odds="0.96" />));
    const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    const moves = () => [first.dataset['move'], second.dataset['move']];
    showPriceMove(first, 'up');
    jest.advanceTimersByTime(600);
    showPriceMove(second, 'down');
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(400);
    showPriceMove(first, 'down');
    jest.advanceTimersByTime(300);
    expect(moves()).toEqual(['down', 'down']);
    jest.advanceTimersByTime(600);
    expect(moves()).toEqual(['down', undefined]);
    jest.advanceTimersByTime(400);
    expect(moves()).toEqual([undefined, undefined]);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it.each`
    after    | move
    ${1_199} | ${'up'}
    ${1_200} | ${undefined}
  `('SPT-08 $after ms after a move the cell shows $move', ({ after, move }) => {
    jest.useFakeTimers();
    render(<PriceCell label="home" odds="0.96" />);
    const cell = screen.getByRole('button');
    showPriceMove(cell, 'up');
    jest.advanceTimersByTime(after);
    expect(cell.dataset['move']).toBe(move);
    jest.runAllTimers();
    jest.useRealTimers();
  });

  it('clearPriceMove leaves no timer and no attribute', () => {
    render(<PriceCell label="home" odds="0.96" />);
    const cell = screen.getByRole('button');
    showPriceMove(cell, 'up');
    clearPriceMove(cell);
    expect(cell.dataset['move']).toBeUndefined();
  });

  it('P22 a new price adds no CSS rule', () => {
    const count = () =>
      document.styleSheets.length + document.querySelectorAll('style').length + document.head.innerHTML.length;
    const { rerender } = render(<PriceCell label="home" odds="0.96" move="up" />);
    const before = count();
    for (let odds = 80; odds < 99; odds += 1)
      rerender(<PriceCell label="home" odds={`0.${odds}`} move="down" isPicked />);
    expect(count()).toBe(before);
  });

  it('a plain button in its scope has the same style', () => {
    const Plain = () => <button type="button" className={usePriceCellClass()} aria-label="plain" />;
    render(
      <PriceCellScope>
        <PriceCell label="home" odds="0.96" />
        <Plain />
      </PriceCellScope>,
    );
    const [cell, plain] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    expect(plain.className).not.toBe('');
    expect(plain.className).toBe(cell.className);
  });
});
