import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createToastStore } from './createToastStore.ts';
import { ToastRegion } from './ToastRegion.tsx';

const timers = { setTimeout: jest.fn(), clearTimeout: jest.fn() };

afterEach(() => jest.useRealTimers());

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

it('F-UI-04 a message closed by keyboard leaves the timers of the others running', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = createToastStore();
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  act(() => void store.show('one'));
  act(() => void store.show('two'));
  await user.tab();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('one')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.queryByText('two')).not.toBeInTheDocument();
});

it('F-UI-04 a new message does not restart the timers of the others', () => {
  jest.useFakeTimers();
  const store = createToastStore();
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  act(() => void store.show('one'));
  act(() => jest.advanceTimersByTime(3_000));
  act(() => void store.show('two'));
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByText('one')).not.toBeInTheDocument();
  expect(screen.getByText('two')).toBeInTheDocument();
});

it('DLG-03 announces that it is loading', () => {
  const store = createToastStore(timers);
  render(<ToastRegion store={store} label="messages" closeLabel="close" />);
  act(() => void store.loading());
  expect(screen.getByRole('status')).toHaveTextContent('loading...');
});
