import { activitiesFeature } from './activitiesFeature.ts';
import { activitiesRuntime } from './claim/activitiesRuntime.ts';
import { pageTypes } from './kinds/pageTypes.ts';
import { DiscountPage } from './list/DiscountPage.tsx';

const routes = activitiesFeature.routes ?? [];

it('NAV-05 has the list and a page for each kind of activity', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/activity/discount',
    ...pageTypes.map((type) => `/activity/${type}/:id`),
  ]);
  expect(routes.map((route) => route.skeleton)).toEqual(['list', ...pageTypes.map(() => undefined)]);
  expect(activitiesFeature.id).toBe('activities');
  expect(activitiesFeature.messages?.map(({ id }) => id)).toEqual([
    'activities',
    'claims',
    'pauses',
    'errors',
    'loadFailure',
  ]);
});

it.each(routes.map((route) => [route.path, route] as const))('NAV-05 %s loads a page', async (path, { load }) => {
  const page = await load?.({} as never);
  expect(page).toBeInstanceOf(Function);
  expect(page === (DiscountPage as unknown)).toBe(path === '/activity/discount');
});

it('NAV-05 loads the claims with the first page', async () => {
  await expect(activitiesFeature.runtime?.()).resolves.toBe(activitiesRuntime);
});

it.each`
  locale     | title         | description
  ${'zh-CN'} | ${'优惠活动'} | ${/^存款、投注、竞赛、签到抽奖与会员活动/}
  ${'zh-TW'} | ${'優惠活動'} | ${/./}
`('NAV-05 each page is described in $locale before it is loaded', async ({ locale, title, description }) => {
  for (const { describe: describeRoute } of routes)
    await expect(describeRoute?.(locale as 'zh-CN')).resolves.toEqual({
      title,
      description: expect.stringMatching(description as RegExp) as string,
    });
});
