import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { receiptMessages } from '@pavilion/site-money';
import { accountMessages } from './messages/accountMessages.ts';

/** Pages of the member under `/mine` (NAV-06). The shell shows a "not open yet" page for missing ones. */
export const accountFeature = defineFeature({
  id: 'account',
  messages: [accountMessages, errorMessages, receiptMessages],
  routes: [
    {
      path: '/mine/betRecord',
      load: () => import('./betRecord/BetRecordPage.tsx').then((file) => file.BetRecordPage),
      requiresAuth: true,
      skeleton: 'list',
    },
    {
      path: '/mine/userinfo',
      load: () => import('./userInfo/UserInfoPage.tsx').then((file) => file.UserInfoPage),
      requiresAuth: true,
    },
  ],
});
