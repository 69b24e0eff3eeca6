import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';

const items = [
  { id: 'save', label: 'save' },
  { id: 'send', label: 'send', isDisabled: true },
  { id: 'leave', label: 'leave', tone: 'danger' as const },
];

// jsdom has no pointer events; Base UI makes one when a key presses an item.
beforeAll(() => void (window.PointerEvent ??= MouseEvent as never));

it('F-UI-02 Menu opens, chooses and gives the focus back by keyboard', async () => {
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
