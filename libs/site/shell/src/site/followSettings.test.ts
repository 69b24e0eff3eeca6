import { silentLogger } from '@pavilion/kernel';
import { createFakeClock } from '@pavilion/kernel/testing';
import { deferred } from '@pavilion/testing';
import { createFakeApi, createFakeServices } from '@pavilion/site-testing';
import type { ShellServices } from '../services/createServices.ts';
import { createSiteStore } from '../store/createSiteStore.ts';
import { redirectToMobile } from '../link/redirectToMobile.ts';
import { followSettings } from './followSettings.ts';

jest.mock('../link/redirectToMobile.ts', () => ({ redirectToMobile: jest.fn() }));

const settings = { title: '', h5DomainUrl: '', depositSwitch: '0', editionSwitch: '1', safeSwitch: '0' } as const;
const settle = async () => {
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
};

function start(first: 'loads' | 'fails' = 'loads', change: Partial<Record<keyof typeof settings, string>> = {}) {
  const clock = createFakeClock();
  const preInfo = jest.fn(async () => ({ siteBaseConfig: { ...settings, ...change } }) as never);
  if (first === 'fails') preInfo.mockRejectedValueOnce(new Error('lost'));
  const setSafeSwitch = jest.fn();
  const logger = { ...silentLogger, warn: jest.fn() };
  const titles: string[] = [];
  const base = createFakeServices({
    clock,
    logger,
    api: createFakeApi({ 'configuration.preInfo': preInfo }),
    documentTitle: { showSite: (title) => void titles.push(title), namePage: () => undefined },
  });
  const services = {
    ...base,
    client: { setSafeSwitch },
    revokeSession: async () => undefined,
  } as unknown as ShellServices;
  const site = createSiteStore(services);
  void followSettings(services, site.store);
  return { clock, preInfo, setSafeSwitch, warn: logger.warn, services, site, titles };
}

it('S1 NAV-13 stores the settings, turns the proof off by its switch and shows the brand without a title', async () => {
  const { site, setSafeSwitch, titles } = start();
  await settle();
  expect(site.store.getState().site).toMatchObject({ isLoaded: true, depositSwitch: '0' });
  expect(setSafeSwitch).toHaveBeenCalledWith(false);
  expect(titles.at(-1)).toBe('云阁');
});

it.each`
  safeSwitch | isOn
  ${'1'}     | ${true}
  ${'0'}     | ${false}
  ${''}      | ${true}
  ${'2'}     | ${true}
  ${'off'}   | ${true}
  ${' 0'}    | ${true}
`('S1 only "0" turns the proof off: "$safeSwitch" leaves it on: $isOn', async ({ safeSwitch, isOn }) => {
  const { services, setSafeSwitch } = start('loads', { safeSwitch: safeSwitch as string });
  await settle();
  expect(setSafeSwitch.mock.calls).toEqual([[isOn]]);
  expect(services.session.get('safeSwitch')).toBe(isOn ? '1' : '0');
});

it('S1 loads the settings again 15 s after a failure', async () => {
  const { preInfo, clock, site } = start('fails');
  await settle();
  clock.advance(14_999);
  await settle();
  expect([preInfo.mock.calls.length, site.store.getState().site.isLoaded]).toEqual([1, false]);
  clock.advance(1);
  await settle();
  expect([preInfo.mock.calls.length, site.store.getState().site.isLoaded]).toEqual([2, true]);
});

it.each`
  rule                                             | title                                 | scrolls
  ${'NAV-13 does not scroll 15 characters'}        | ${'一二三四五六七八九十一二三四五'}   | ${false}
  ${'NAV-13 scrolls 16 characters'}                | ${'一二三四五六七八九十一二三四五六'} | ${true}
  ${'NAV-13 counts code points, not UTF-16 units'} | ${'𠮷𠮷𠮷𠮷𠮷𠮷𠮷𠮷'}                 | ${false}
`('$rule', async ({ title, scrolls }) => {
  const { titles, clock } = start('loads', { title: title as string });
  await settle();
  expect(titles).toEqual([title]);
  await import('./titleMarquee.ts');
  await settle();
  clock.advance(300);
  expect(titles).toHaveLength(scrolls ? 2 : 1);
});

it('NAV-13 stops scrolling when the title of another language is loaded', async () => {
  const { services, titles, clock, preInfo } = start('loads', { title: '一二三四五六七八九十一二三四五六' });
  await settle();
  await import('./titleMarquee.ts');
  await settle();
  preInfo.mockResolvedValueOnce({ siteBaseConfig: { ...settings, title: '玉閣' } } as never);
  await services.i18n.switchTo('zh-TW');
  await settle();
  const { length } = titles;
  clock.advance(3_000);
  expect([titles.at(-1), titles.length - length]).toEqual(['玉閣', 0]);
});

it('NAV-13 loads the title of the language after a change of language', async () => {
  const { services, preInfo, titles } = start();
  await settle();
  await services.i18n.switchTo('zh-TW');
  await settle();
  expect(preInfo).toHaveBeenCalledTimes(2);
  expect(titles.at(-1)).toBe('玉閣');
});

it('NAV-13 loads the title once more after a change of language during the load', async () => {
  const { services, preInfo, titles, clock } = start('fails');
  await settle();
  const response = deferred<never>();
  preInfo.mockReturnValueOnce(response.promise);
  clock.advance(15_000);
  await services.i18n.switchTo('zh-TW');
  response.resolve({ siteBaseConfig: { ...settings, title: '云阁娱乐' } } as never);
  await settle();
  expect(preInfo).toHaveBeenCalledTimes(3);
  expect(titles.at(-1)).toBe('玉閣');
});

it('logs a redirect to the mobile site that failed', async () => {
  jest.mocked(redirectToMobile).mockImplementationOnce(() => {
    throw new Error('404');
  });
  const { warn, preInfo } = start('loads', { h5DomainUrl: 'https://m.example' });
  await settle();
  expect(preInfo).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith('mobile.unavailable', { error: 'Error: 404' });
});
