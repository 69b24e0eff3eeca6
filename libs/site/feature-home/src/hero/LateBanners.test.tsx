import { createSiteI18n } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { LateBanners } from './LateBanners.tsx';

const pool = {
  poolCode: 'DZ-1',
  channelCode: 'BGDZ',
  name: '百工巨奖',
  amount: '100.00',
  perHour: '0.00',
  share: '0.50',
  odds: 1,
  lastWin: { winner: 'a***1', amount: '1.00', time: 0 },
};

async function renderBanners() {
  const pools = jest.fn(() => ({ time: 0, list: [pool] }));
  const api = createFakeApi({ 'promotion.config': () => ({ list: [] }), 'venue.getBonusPools': pools });
  const warn = jest.fn();
  const logger = { debug: jest.fn(), info: jest.fn(), warn, error: jest.fn() };
  const i18n = createSiteI18n('zh-CN');
  const services = { api, logger, i18n, clock: { now: () => 0, after: () => () => undefined } };
  const view = await renderWithSite(<LateBanners />, { services });
  return { ...view, pools, warn, ensure: jest.spyOn(i18n, 'ensure') };
}

const interact = () => act(async () => void fireEvent.keyDown(window, { key: 'Tab' }));

beforeAll(() => {
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof matchMedia;
});

describe('banners of the hero', () => {
  it('are loaded with their texts at the first interaction, not before', async () => {
    const { container, ensure, pools } = await renderBanners();
    expect(container).toBeEmptyDOMElement();
    await interact();
    await interact();
    expect(await screen.findByRole('group', { name: '推荐' })).toBeVisible();
    expect([ensure, pools].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('leave the hero as it is if they cannot be loaded, which is logged', async () => {
    const { container, ensure, warn } = await renderBanners();
    ensure.mockRejectedValueOnce(new Error('offline'));
    await interact();
    await act(async () => Promise.resolve());
    expect(warn).toHaveBeenCalledWith('home.bannersUnloadable', { error: 'Error: offline' });
    expect(container).toBeEmptyDOMElement();
  });

  it('are not loaded after the page was left', async () => {
    const { ensure, unmount } = await renderBanners();
    unmount();
    await interact();
    expect(ensure).not.toHaveBeenCalled();
  });
});
