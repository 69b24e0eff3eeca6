import { betMessages } from '@pavilion/site-bet-ui';
import {
  defineFeature,
  errorMessages,
  loadInFrame,
  type FeatureModule,
  type FeatureRoute,
  type MineFrame,
} from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages, pauseMessages } from '@pavilion/site-money';
import type { ComponentType } from 'react';
import { limitMessages } from './limits/messages/limitMessages.ts';
import { memberCentreMessages } from './messages/memberCentreMessages.ts';

const routes: readonly (FeatureRoute & { readonly load: () => Promise<ComponentType> })[] = [
  { path: '/mine', load: () => import('./overview/OverviewPage.tsx').then((file) => file.OverviewPage) },
  {
    path: '/mine/message',
    skeleton: 'list',
    load: () => import('./inbox/MessagePage.tsx').then((file) => file.MessagePage),
  },
  {
    path: '/mine/feedback',
    load: () => import('./feedback/FeedbackPage.tsx').then((file) => file.FeedbackPage),
  },
  {
    path: '/mine/introTutorial',
    load: () => import('./tutorial/TutorialPage.tsx').then((file) => file.TutorialPage),
  },
  { path: '/mine/limits', load: () => import('./limits/LimitsPage.tsx').then((file) => file.LimitsPage) },
  { path: '/mine/vip', load: () => import('./vip/VipPage.tsx').then((file) => file.VipPage) },
  { path: '/mine/welfare', load: () => import('./welfare/WelfarePage.tsx').then((file) => file.WelfarePage) },
  { path: '/mine/vip/detail', load: () => import('./vip/VipDetailPage.tsx').then((file) => file.VipDetailPage) },
];

/** Creates the pages of the member centre (USR). */
export function createMemberFeature(frame: MineFrame): FeatureModule {
  return defineFeature({
    id: 'memberCentre',
    dialogs: {
      avatar: () => import('./avatar/AvatarDialog.tsx').then((file) => file.AvatarDialog),
      letters: () => import('./inbox/ForcedLettersDialog.tsx').then((file) => file.ForcedLettersDialog),
      tutorial: () => import('./tutorial/TutorialCard.tsx').then((file) => file.TutorialCard),
    },
    runtime: () => import('./claims/memberRuntime.ts').then((file) => file.memberRuntime),
    messages: [
      memberCentreMessages,
      limitMessages,
      claimMessages,
      pauseMessages,
      betMessages,
      errorMessages,
      loadFailureMessages,
      ...frame.messages,
    ],
    routes: routes.map((route) => ({ requiresAuth: true, ...route, load: loadInFrame(frame, route.load) })),
  });
}
