import { defineFeature } from '@pavilion/site-contract';
import { createFakeServices } from '@pavilion/site-testing';
import { createSiteStore } from '../store/createSiteStore.ts';
import { createPages } from './createPages.ts';
import { collectRoutes } from '../navigation/siteRoutes.ts';

const Page = () => null;
const feature = defineFeature({
  id: 'test',
  routes: [
    { path: '/', load: async () => Page },
    { path: '/vip', load: async () => Page },
  ],
});
const [home, vip] = collectRoutes([feature]);

function setUp(load: () => Promise<never>) {
  const services = createFakeServices();
  const reads = { load: jest.fn(load) };
  return { pages: createPages(services, createSiteStore(services), reads), reads };
}

it('loads the read cache in parallel with the code of a page, without waiting for it', async () => {
  const { pages, reads } = setUp(() => new Promise(() => undefined));
  await expect(pages.load(vip!)).resolves.toBe(Page);
  expect(reads.load).toHaveBeenCalledTimes(1);
});

it('does not load the read cache for home', async () => {
  const { pages, reads } = setUp(() => new Promise(() => undefined));
  await expect(pages.load(home!)).resolves.toBe(Page);
  expect(reads.load).not.toHaveBeenCalled();
});

it('shows the page even if the read cache cannot be loaded', async () => {
  const { pages } = setUp(() => Promise.reject(new Error('lost')));
  await expect(pages.load(vip!)).resolves.toBe(Page);
});
