import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { accountMessages } from '../messages/accountMessages.ts';
import { sessionMessages } from '../sessions/messages/sessionMessages.ts';
import { bindingMessages } from './messages/bindingMessages.ts';

/** `/mine/auth` (USR-02, GRD-03), a separate feature so that only this page loads its flow. */
export const bindingFeature = defineFeature({
  id: 'binding',
  messages: [accountMessages, bindingMessages, sessionMessages, errorMessages],
  routes: [
    {
      path: '/mine/auth',
      load: () => import('./BindingPage.tsx').then((file) => file.BindingPage),
      requiresAuth: true,
      skeleton: 'list',
    },
  ],
  runtime: () => import('./state/bindingRuntime.ts').then((file) => file.bindingRuntime),
});
