import { silentLogger } from '@pavilion/kernel';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FeaturePart } from '../feature/featurePart.ts';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { LazyPart } from './LazyPart.tsx';

const load = jest.fn<Promise<() => React.JSX.Element>, []>();
const prepare = jest.fn<Promise<void>, [string]>();
const warn = jest.fn();
const part: FeaturePart = { featureId: 'sports', load };

const renderPart = () =>
  render(
    <ServicesContext.Provider value={{ prepare, logger: { ...silentLogger, warn } } as unknown as Services}>
      <LazyPart
        part={part}
        placeholder={<p>loading</p>}
        renderFailure={(retry) => (
          <button type="button" onClick={retry}>
            retry
          </button>
        )}
      />
    </ServicesContext.Provider>,
  );

beforeEach(() => {
  jest.resetAllMocks();
  load.mockResolvedValue(() => <p>board</p>);
  prepare.mockResolvedValue(undefined);
});

it('shows the placeholder, then the part with its feature prepared', async () => {
  renderPart();
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('board')).toBeVisible();
  expect(prepare).toHaveBeenCalledWith('sports');
});

it.each([
  ['its file', () => load.mockRejectedValueOnce(new Error('404'))],
  ['the state of its feature', () => prepare.mockRejectedValueOnce(new Error('404'))],
])('F-RTE-14 can be loaded again after %s failed', async (_what, fail) => {
  fail();
  renderPart();
  await userEvent.click(await screen.findByRole('button', { name: 'retry' }));
  expect(await screen.findByText('board')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('part.unloadable', { feature: 'sports', error: 'Error: 404' });
});

it('does nothing with a part that arrives after it is gone', async () => {
  const errors = jest.spyOn(console, 'error');
  renderPart().unmount();
  await Promise.resolve();
  expect(errors).not.toHaveBeenCalled();
});
