import { createFakeServices } from '@pavilion/site-testing';
import { BetRecordPage } from './betRecord/BetRecordPage.tsx';
import { bindingFeature } from './binding/bindingFeature.ts';
import { BindingPage } from './binding/BindingPage.tsx';
import { bindingRuntime } from './binding/state/bindingRuntime.ts';
import { accountFeature } from './accountFeature.ts';
import { mineFrame } from './mine/mineFrame.ts';
import { MineLayout } from './mine/MineLayout.tsx';
import { UserInfoPage } from './userInfo/UserInfoPage.tsx';

describe('features of the account', () => {
  it.each`
    path                 | page
    ${'/mine/betRecord'} | ${BetRecordPage}
    ${'/mine/userinfo'}  | ${UserInfoPage}
    ${'/mine/auth'}      | ${BindingPage}
  `('NAV-06 $path requires a login and loads its page', async ({ path, page }: { path: string; page: unknown }) => {
    const route = [...(accountFeature.routes ?? []), ...(bindingFeature.routes ?? [])].find(
      (candidate) => candidate.path === path,
    );
    expect(route?.requiresAuth).toBe(true);
    expect(await route?.load?.(createFakeServices())).toBe(page);
  });

  it('the bindings load their state and effects with the page', async () => {
    expect(await bindingFeature.runtime?.()).toBe(bindingRuntime);
  });

  it('pages of other features are shown in the layout with the member menu', async () => {
    expect(await mineFrame.load()).toBe(MineLayout);
  });
});
