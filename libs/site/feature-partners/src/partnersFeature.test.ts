import { errorMessages } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages } from '@pavilion/site-money';
import { createFakeServices } from '@pavilion/site-testing';
import { AgentPage } from './agent/AgentPage.tsx';
import { DownloadPage } from './download/DownloadPage.tsx';
import { InvitationPage } from './invitation/InvitationPage.tsx';
import { invitationRuntime } from './invitation/invitationRuntime.ts';
import { partnerMessages } from './messages/partnerMessages.ts';
import { partnersFeature } from './partnersFeature.ts';
import { SponsorPage } from './sponsor/SponsorPage.tsx';

const getRoute = (path: string) => partnersFeature.routes?.find((route) => route.path === path);

it.each([
  ['/agent', AgentPage],
  ['/sponsor', SponsorPage],
  ['/download', DownloadPage],
  ['/activity/friendInvitation', InvitationPage],
] as const)('NAV-03 NAV-05 %s loads its page, also for a guest', async (path, page) => {
  const route = getRoute(path);
  expect(await route?.load?.(createFakeServices())).toBe(page);
  expect(route?.requiresAuth).toBeUndefined();
});

it('NAV-03 NAV-05 has these four pages and their texts only', () => {
  expect(partnersFeature.routes).toHaveLength(4);
  expect(partnersFeature.messages).toEqual([partnerMessages, claimMessages, errorMessages, loadFailureMessages]);
});

it('ACT-03 loads the claim of invitation rewards with the first page', async () => {
  const runtime = await partnersFeature.runtime?.();
  expect(runtime).toBe(invitationRuntime);
  expect(Object.keys(runtime?.reducers ?? {})).toEqual(['invitationReward']);
});

it.each([
  {
    path: '/agent',
    locale: 'zh-CN',
    info: { title: '代理合作', description: '代理合作的分成等级、佣金算例与在线申请。不收加盟费，不收保证金。' },
  },
  {
    path: '/agent',
    locale: 'zh-TW',
    info: { title: '代理合作', description: '代理合作的分潤等級、佣金試算與線上申請。不收加盟金，不收保證金。' },
  },
  {
    path: '/download',
    locale: 'zh-CN',
    info: {
      title: '手机应用',
      description: '把网站装到手机或电脑的主屏幕：扫码打开，按三步安装，不经过应用商店。',
    },
  },
  {
    path: '/download',
    locale: 'zh-TW',
    info: {
      title: '手機應用程式',
      description: '把網站裝到手機或電腦的主畫面：掃碼開啟，三個步驟安裝，不經過應用程式商店。',
    },
  },
] as const)('ACT-03 describes the static page $path in $locale', async ({ path, locale, info }) => {
  expect(await getRoute(path)?.describe?.(locale)).toEqual(info);
});

it.each(['/sponsor', '/activity/friendInvitation'])('ACT-03 %s depends on calls and is no static page', (path) => {
  expect(getRoute(path)?.describe).toBeUndefined();
});
