import {
  defineFeature,
  errorMessages,
  loadInFrame,
  type FeatureModule,
  type FeatureRoute,
  type MineFrame,
} from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import { memberCentreMessages } from './messages/memberCentreMessages.ts';

const routes: readonly (FeatureRoute & { readonly load: () => Promise<ComponentType> })[] = [
  {
    path: '/mine/message',
    skeleton: 'list',
    load: () => import('./inbox/MessagePage.tsx').then((file) => file.MessagePage),
  },
];

/** Creates the pages of the member centre (USR). */
export function createMemberFeature(frame: MineFrame): FeatureModule {
  return defineFeature({
    id: 'memberCentre',
    messages: [memberCentreMessages, errorMessages, ...frame.messages],
    routes: routes.map((route) => ({ requiresAuth: true, ...route, load: loadInFrame(frame, route.load) })),
  });
}
