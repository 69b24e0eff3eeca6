import { fireEvent, render, screen } from '@testing-library/react';
import { MatchMenu } from './MatchMenu.tsx';

/** Opens a menu of three commands below a button. */
function openMenu() {
  const [onClose, run] = [jest.fn(), jest.fn()];
  const anchor = document.createElement('button');
  anchor.textContent = 'anchor';
  anchor.getBoundingClientRect = () => ({ left: 40, bottom: 90 }) as DOMRect;
  document.body.append(anchor);
  const commands = ['first', 'second', 'third'].map((label) => ({ label, run: () => void run(label) }));
  const view = render(<MatchMenu label="menu" anchor={anchor} commands={commands} onClose={onClose} />);
  return { ...view, anchor, onClose, run };
}
const getItem = (name: string) => screen.getByRole('menuitem', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

afterEach(() => document.body.replaceChildren());

it('DSK-05 opens below its button, marks it as expanded, and has the focus on its first command', () => {
  const { anchor, unmount } = openMenu();
  expect(screen.getByRole('menu', { name: 'menu' }).style.inset).toBe('90px auto auto 40px');
  expect(getItem('first')).toHaveFocus();
  expect(anchor).toHaveAttribute('aria-expanded', 'true');
  unmount();
  expect(anchor).not.toHaveAttribute('aria-expanded');
});

it('DSK-05 arrow keys move between the commands, from the last to the first and back', () => {
  openMenu();
  const path = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    expect(press(key)).toBe(false);
    return document.activeElement?.textContent;
  });
  expect(path).toEqual(['second', 'third', 'first', 'third', 'second']);
});

it.each(['Escape', 'Tab'])('DSK-05 %s closes the menu and returns the focus to its button', (key) => {
  const { anchor, onClose } = openMenu();
  expect(press(key)).toBe(false);
  expect(onClose).toHaveBeenCalled();
  expect(anchor).toHaveFocus();
});

describe('on a board', () => {
  const createRow = (index: number, id: string) =>
    `<div data-strip="${index}"><div data-match="${id}"><button data-tool="menu">menu ${id}</button><button data-price="${id}.RM.0.H">price ${id}</button></div></div>`;

  const openOnBoard = (id: string) => {
    const board = document.body.appendChild(document.createElement('div'));
    board.setAttribute('role', 'grid');
    board.tabIndex = -1;
    board.innerHTML = createRow(0, '1') + createRow(1, '2') + createRow(2, '3');
    const anchor = [...board.querySelectorAll('button')].find(({ textContent }) => textContent === `menu ${id}`)!;
    render(
      <MatchMenu label="menu" anchor={anchor} commands={[{ label: 'first', run: jest.fn() }]} onClose={jest.fn()} />,
    );
    return board;
  };

  it.each`
    event                             | rows                                      | next
    ${'its match has moved'}          | ${[createRow(0, '2'), createRow(1, '1')]} | ${'menu 2'}
    ${'its match has left the board'} | ${[createRow(0, '1'), createRow(1, '3')]} | ${'price 3'}
  `('DSK-05 Escape moves the focus to “$next” when $event', ({ rows, next }) => {
    openOnBoard('2').innerHTML = (rows as string[]).join('');
    press('Escape');
    expect(document.activeElement).toHaveTextContent(next as string);
  });

  it('DSK-05 Escape moves the focus to a board that has become empty', () => {
    const board = openOnBoard('2');
    board.innerHTML = '';
    press('Escape');
    expect(board).toHaveFocus();
  });
});

it('DSK-05 another key keeps its own effect', () => {
  const { onClose } = openMenu();
  expect(press('Enter')).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  expect(getItem('first')).toHaveFocus();
});

it('a command closes the menu, returns the focus, and runs', () => {
  const { anchor, onClose, run } = openMenu();
  fireEvent.click(getItem('second'));
  expect(run.mock.calls).toEqual([['second']]);
  expect(onClose).toHaveBeenCalled();
  expect(anchor).toHaveFocus();
});

it('closes when the board is scrolled, and no longer follows the page after it is closed', () => {
  const { onClose, unmount } = openMenu();
  const board = document.body.appendChild(document.createElement('div'));
  // A scroll event of an element does not bubble.
  fireEvent(board, new Event('scroll'));
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent(board, new Event('scroll'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes when the focus leaves it, but not when the focus moves to another command', () => {
  const { anchor, onClose } = openMenu();
  fireEvent.blur(getItem('first'), { relatedTarget: getItem('second') });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.blur(getItem('first'), { relatedTarget: anchor });
  expect(onClose).toHaveBeenCalled();
});

it('calls the latest handler when the page scrolls', () => {
  const { anchor, onClose, rerender } = openMenu();
  const latest = jest.fn();
  rerender(<MatchMenu label="menu" anchor={anchor} commands={[]} onClose={latest} />);
  fireEvent(document.body, new Event('scroll'));
  expect(latest).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
