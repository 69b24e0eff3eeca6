import { buildActivityPath } from './buildActivityPath.ts';

it.each`
  type                  | path
  ${'racePage'}         | ${'/activity/racePage/7'}
  ${'bettingGift'}      | ${'/activity/bettingGift/7'}
  ${'discount'}         | ${'/activity/discount'}
  ${'friendInvitation'} | ${'/activity/friendInvitation'}
  ${'vip'}              | ${'/mine/vip'}
  ${'topGift'}          | ${'/mine/exchange'}
`('NAV-05 a promotion of kind $type has the path $path', ({ type, path }) => {
  expect(buildActivityPath({ type: type as 'racePage', activityId: '7' })).toBe(path);
});
