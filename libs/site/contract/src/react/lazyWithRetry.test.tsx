import { ErrorBoundary } from '@pavilion/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { lazyWithRetry } from './lazyWithRetry.tsx';

interface BadgeProps {
  readonly text: string;
}

const Badge = ({ text }: BadgeProps) => <p>{text}</p>;
const load = jest.fn<Promise<typeof Badge>, []>();
/** A clock whose waits end at once. */
const clock = { after: (_ms: number, run: () => void) => queueMicrotask(run) };

const renderWithServices = (children: ReactNode) =>
  render(<ServicesContext.Provider value={{ clock } as unknown as Services}>{children}</ServicesContext.Provider>);

const failTwice = () => load.mockRejectedValueOnce(new Error('404')).mockRejectedValueOnce(new Error('404'));

beforeEach(() => {
  load.mockReset().mockResolvedValue(Badge);
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});

it('shows the placeholder with the props, then the component', async () => {
  const Lazy = lazyWithRetry(load, ({ text }) => <p>{`loading ${text}`}</p>);
  renderWithServices(<Lazy text="slip" />);
  expect(screen.getByText('loading slip')).toBeVisible();
  expect(await screen.findByText('slip')).toBeVisible();
});

it('loads the file once and shows it at once in the next element', async () => {
  const Lazy = lazyWithRetry(load);
  const { rerender } = renderWithServices(<Lazy key="1" text="slip" />);
  await screen.findByText('slip');
  rerender(
    <ServicesContext.Provider value={{ clock } as unknown as Services}>
      <Lazy key="2" text="bets" />
    </ServicesContext.Provider>,
  );
  expect(screen.getByText('bets')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('F-RTE-14 repeats a failed load without an error', async () => {
  load.mockRejectedValueOnce(new Error('404'));
  const Lazy = lazyWithRetry(load);
  renderWithServices(<Lazy text="slip" />);
  expect(await screen.findByText('slip')).toBeVisible();
});

it('F-RTE-14 throws to the boundary after two failed loads, and the retry of the boundary loads the file again', async () => {
  failTwice();
  const Lazy = lazyWithRetry(load);
  renderWithServices(
    <ErrorBoundary
      fallback={(retry) => (
        <button type="button" onClick={retry}>
          retry
        </button>
      )}
    >
      <Lazy text="slip" />
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'retry' }));
  expect(await screen.findByText('slip')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});
