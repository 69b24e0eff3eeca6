import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button.tsx';
import { useState } from 'react';
import { Menu } from './Menu.tsx';
import { SharedMenu } from './SharedMenu.tsx';

const items = [
  { id: 'save', label: 'save' },
  { id: 'send', label: 'send', isDisabled: true },
  { id: 'leave', label: 'leave', tone: 'danger' as const },
];

// jsdom has no pointer events; Base UI creates one when a key presses an item.
beforeAll(() => void (window.PointerEvent ??= MouseEvent as never));

it('F-UI-02 Menu opens, selects and restores the focus by keyboard', async () => {
  const onSelect = jest.fn();
  render(<Menu trigger={<Button>more</Button>} items={items} onSelect={onSelect} />);
  screen.getByRole('button', { name: 'more' }).focus();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'save' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('leave');
  await waitFor(() => expect(screen.getByRole('button', { name: 'more' })).toHaveFocus());
});

function List({ onSelect }: { readonly onSelect: (row: string, id: string) => void }) {
  const [{ row, anchor, isOpen }, set] = useState({
    row: '',
    anchor: undefined as HTMLElement | undefined,
    isOpen: false,
  });
  return (
    <>
      {['one', 'two'].map((each) => (
        <Button
          key={each}
          onClick={({ currentTarget }) => set({ row: each, anchor: currentTarget, isOpen: !isOpen || each !== row })}
        >
          {each}
        </Button>
      ))}
      <SharedMenu
        {...{ anchor, isOpen, items }}
        onSelect={(id) => onSelect(row, id)}
        onClose={() => set({ row, anchor, isOpen: false })}
      />
    </>
  );
}

it('F-UI-02 SharedMenu serves every button of a list and restores the focus to the one that opened it', async () => {
  const onSelect = jest.fn();
  render(<List onSelect={onSelect} />);
  const two = screen.getByRole('button', { name: 'two' });
  two.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'save' });
  await userEvent.keyboard('{End}{Enter}');
  expect(onSelect).toHaveBeenCalledWith('two', 'leave');
  await waitFor(() => expect(two).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(two);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

describe('F-UI-02 SharedMenu closes', () => {
  const openMenu = async () => {
    render(
      <>
        <List onSelect={() => undefined} />
        <p>page</p>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'two' }));
    await screen.findByRole('menuitem', { name: 'save' });
  };

  it('by a second press on its button, and does not open again', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'two' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('by a press on the page', async () => {
    await openMenu();
    await userEvent.click(screen.getByText('page'));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('the commands of a menu', () => {
  const open = async (onSelect: (id: string) => void = () => undefined) => {
    const withIcon = items.map((item) => ({ ...item, icon: <svg data-testid={item.id} /> }));
    render(<Menu trigger={<Button>more</Button>} items={withIcon} onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'more' }));
    return screen.findAllByRole('menuitem');
  };

  it('have their icon, their label and their tone, in the given order', async () => {
    const commands = await open();
    expect(commands.map((command) => command.textContent)).toEqual(['save', 'send', 'leave']);
    expect(commands.map((command) => command.dataset['tone'])).toEqual([undefined, undefined, 'danger']);
    expect(commands.map((command) => command.firstElementChild?.getAttribute('data-testid'))).toEqual([
      'save',
      'send',
      'leave',
    ]);
  });

  it('a disabled one is not selected', async () => {
    const onSelect = jest.fn();
    const commands = await open(onSelect);
    expect(commands.map((command) => command.getAttribute('aria-disabled'))).toEqual([null, 'true', null]);
    await userEvent.click(commands[1] as HTMLElement);
    expect(onSelect).not.toHaveBeenCalled();
  });
});
