import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './StateMessage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

let isBroken = true;
function Widget() {
  if (isBroken) throw new Error('no data');
  return <p>the widget</p>;
}
const fallback = (retry: () => void) => <ErrorState title="not loaded" retryLabel="again" onRetry={retry} />;

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('F-UI-05 a widget that throws', () => {
  it('shows the fallback and reports the error once, without affecting others', () => {
    const onError = jest.fn();
    render(
      <>
        <p>balance</p>
        <ErrorBoundary fallback={fallback} onError={onError}>
          <Widget />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('balance')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('not loaded');
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('passes the error to the fallback and to the report', () => {
    const onError = jest.fn();
    render(
      <ErrorBoundary fallback={(_retry, error) => <p>{String(error)}</p>} onError={onError}>
        <Widget />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Error: no data')).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(
      new Error('no data'),
      expect.objectContaining({ componentStack: expect.any(String) }),
    );
  });

  it('renders again on retry', async () => {
    render(
      <ErrorBoundary fallback={fallback}>
        <Widget />
      </ErrorBoundary>,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'again' }));
    expect(screen.getByText('the widget')).toBeInTheDocument();
  });

  it('renders again with a new key', () => {
    const at = (resetKey: string) => (
      <ErrorBoundary fallback={fallback} resetKey={resetKey}>
        <Widget />
      </ErrorBoundary>
    );
    const { rerender } = render(at('/a'));
    isBroken = false;
    rerender(at('/b'));
    expect(screen.getByText('the widget')).toBeInTheDocument();
  });
});
