import { sportsParts } from '@pavilion/feature-sports';
import { waitFor } from '@testing-library/react';
import { prefetchBoard } from './features.ts';
import type { RunningSite } from './runningSite.ts';

const createSite = () => {
  const inject = jest.fn();
  const site = { services: { i18n: { ensure: async () => undefined } }, store: { inject } };
  return { inject, site: site as unknown as RunningSite };
};

afterEach(() => jest.restoreAllMocks());

describe('prefetchBoard', () => {
  it('DSK-12 loads the board with its state on home', async () => {
    const load = jest.spyOn(sportsParts.board, 'load').mockResolvedValue(() => null);
    const { site, inject } = createSite();
    prefetchBoard('/', site);
    expect(load).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(inject).toHaveBeenCalledWith('sports', expect.anything(), site.services));
  });

  it('DSK-12 loads nothing on another page', () => {
    const load = jest.spyOn(sportsParts.board, 'load');
    prefetchBoard('/mine', createSite().site);
    expect(load).not.toHaveBeenCalled();
  });

  it('F-RTE-14 ignores a failure, because the page loads the board again', async () => {
    jest.spyOn(sportsParts.board, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    prefetchBoard('/', createSite().site);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
});
