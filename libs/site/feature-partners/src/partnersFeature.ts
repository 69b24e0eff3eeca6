import { defineFeature, errorMessages } from '@pavilion/site-contract';
import { claimMessages } from '@pavilion/site-money';
import { partnerMessages } from './messages/partnerMessages.ts';

/** Pages for agents, sponsors, the app and invitations (NAV-03, NAV-05, ACT-03), open to guests. */
export const partnersFeature = defineFeature({
  id: 'partners',
  messages: [partnerMessages, claimMessages, errorMessages],
  routes: [
    { path: '/agent', load: () => import('./agent/AgentPage.tsx').then((file) => file.AgentPage) },
    { path: '/sponsor', load: () => import('./sponsor/SponsorPage.tsx').then((file) => file.SponsorPage) },
    { path: '/download', load: () => import('./download/DownloadPage.tsx').then((file) => file.DownloadPage) },
    {
      path: '/activity/friendInvitation',
      load: () => import('./invitation/InvitationPage.tsx').then((file) => file.InvitationPage),
    },
  ],
  runtime: () => import('./invitation/invitationRuntime.ts').then((file) => file.invitationRuntime),
});
