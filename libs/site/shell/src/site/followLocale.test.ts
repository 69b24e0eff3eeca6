import { silentLogger } from '@pavilion/kernel';
import { defineMessages } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { deferred, settle } from '@pavilion/testing';
import { followLocale } from './followLocale.ts';

function createTab(
  stored?: string,
  loadTraditional: () => Promise<{ hello: string }> = async () => ({ hello: '您好' }),
) {
  const logger = { ...silentLogger, warn: jest.fn() };
  const base = createFakeServices({ logger });
  const services = { ...base, sportFeed: { ...base.sportFeed, resync: jest.fn() } };
  const catalogue = defineMessages<{ hello: string }>('test', {
    'zh-CN': async () => ({ hello: '你好' }),
    'zh-TW': loadTraditional,
  });
  services.i18n.seed(catalogue, 'zh-CN', { hello: '你好' });
  if (stored) services.store.set('pavilion.locale', stored);
  const written = jest.spyOn(services.store, 'set');
  const root = document.createElement('html');
  const isReady = followLocale(services, root);
  /** Stores a value as another tab does: the storage changes, then an event arrives. */
  const storeElsewhere = async (value: string | null) => {
    services.store.remove('pavilion.locale');
    if (value !== null) services.store.set('pavilion.locale', value);
    written.mockClear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'pavilion.locale', newValue: value }));
    await settle();
  };
  return { root, isReady, written, storeElsewhere, i18n: services.i18n, resync: services.sportFeed.resync, logger };
}

describe('followLocale', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each`
    stored     | locale
    ${'zh-TW'} | ${'zh-TW'}
    ${'en'}    | ${'zh-CN'}
    ${''}      | ${'zh-CN'}
  `('STO-02 starts in $locale if "$stored" is stored', async ({ stored, locale }) => {
    const { root, i18n, isReady } = createTab(stored as string);
    await isReady;
    expect([i18n.locale(), root.lang]).toEqual([locale, locale]);
  });

  it('F-UI-07 adopts the language of another tab, loads the names of the board again and stores nothing', async () => {
    const { root, i18n, storeElsewhere, resync, written } = createTab();
    await storeElsewhere('zh-TW');
    expect([i18n.locale(), root.lang, resync.mock.calls.length]).toEqual(['zh-TW', 'zh-TW', 1]);
    jest.advanceTimersByTime(500);
    await storeElsewhere('zh-CN');
    expect([i18n.locale(), root.lang, resync.mock.calls.length]).toEqual(['zh-CN', 'zh-CN', 2]);
    expect(written).not.toHaveBeenCalled();
  });

  it('STO-02 a removed value is the language of the brand, as after a reload', async () => {
    const { root, storeElsewhere, isReady } = createTab('zh-TW');
    await isReady;
    await storeElsewhere(null);
    expect(root.lang).toBe('zh-CN');
  });

  it('F-UI-07 the last of two changes decides, also while the texts of the first still load', async () => {
    const texts = deferred<{ hello: string }>();
    const { root, storeElsewhere } = createTab(undefined, () => texts.promise);
    await storeElsewhere('zh-TW');
    jest.advanceTimersByTime(500);
    await storeElsewhere('zh-CN');
    texts.resolve({ hello: '您好' });
    await settle();
    expect(root.lang).toBe('zh-CN');
  });

  it('F-UI-07 keeps its language if the texts of the other one cannot be loaded', async () => {
    const { root, storeElsewhere, logger } = createTab(undefined, () => Promise.reject(new Error('chunk gone')));
    await storeElsewhere('zh-TW');
    expect(root.lang).toBe('zh-CN');
    expect(logger.warn).toHaveBeenCalledWith('locale.failed', { error: 'Error: chunk gone' });
  });
});
