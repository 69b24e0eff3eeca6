import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorState } from './StateMessage.tsx';

/** Part of a page with a failed read, whose retry succeeds. */
function Page({ goesElsewhere = false }: { readonly goesElsewhere?: boolean }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const retry = () => {
    setIsLoaded(true);
    if (goesElsewhere) screen.getByRole('button', { name: 'other' }).focus();
  };
  return (
    <main tabIndex={-1}>
      <button type="button">other</button>
      <section aria-label="orders">
        {isLoaded ? <a href="/1">first order</a> : <ErrorState title="failed" retryLabel="retry" onRetry={retry} />}
      </section>
    </main>
  );
}

const pressRetry = async (key: string) => {
  screen.getByRole('button', { name: 'retry' }).focus();
  await userEvent.keyboard(key);
};

describe('F-UI-02 the retry of a failed read', () => {
  it('passes the focus to the part around it, so that Tab reaches the new content', async () => {
    render(<Page />);
    await pressRetry('{Enter}');
    expect(screen.getByRole('region', { name: 'orders' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'first order' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'orders' })).not.toHaveAttribute('tabindex');
  });

  it('leaves the focus where the retry has moved it', async () => {
    render(<Page goesElsewhere />);
    await pressRetry('{Enter}');
    expect(screen.getByRole('button', { name: 'other' })).toHaveFocus();
  });

  it('passes the focus to the nearest part that stays and can have it already', async () => {
    const { rerender } = render(
      <main tabIndex={-1}>
        <section>
          <ErrorState title="failed" retryLabel="retry" onRetry={() => undefined} />
        </section>
      </main>,
    );
    screen.getByRole('button', { name: 'retry' }).focus();
    rerender(<main tabIndex={-1}>loaded</main>);
    await Promise.resolve();
    expect(screen.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });

  it('takes no focus that it did not have', async () => {
    const { rerender } = render(<ErrorState title="failed" retryLabel="retry" onRetry={() => undefined} />);
    rerender(<p>loaded</p>);
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});
