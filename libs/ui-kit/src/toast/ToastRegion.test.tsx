import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastStore } from './createToastStore.ts';
import { ToastRegion } from './ToastRegion.tsx';

const timers = { setTimeout: jest.fn(), clearTimeout: jest.fn() };

it('F-UI-04 renders a live region before its first message', () => {
  const store = createToastStore(timers);
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  const region = screen.getByRole('region', { name: 'messages' });
  expect(region.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  act(() => void store.show('bet placed', 'success'));
  expect(region.querySelector('[aria-live="polite"]')).toHaveTextContent('bet placed');
});

it('closes one message and keeps the other', async () => {
  const store = createToastStore(timers);
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  act(() => void store.show('one'));
  act(() => void store.show('two'));
  await userEvent.click(screen.getAllByRole('button', { name: 'close' })[0] as HTMLElement);
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
});

it('DLG-03 announces that it is loading', () => {
  const store = createToastStore(timers);
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  act(() => void store.loading());
  expect(screen.getByRole('status')).toHaveTextContent('loading...');
});
