import { createSiteI18n, defineFeature, errorMessages, type FeatureRoute } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages } from '@pavilion/site-money';
import { partnerMessages } from './messages/partnerMessages.ts';

/** Describes a page that the build renders to static HTML. */
const describeBy =
  (page: 'agent' | 'download'): NonNullable<FeatureRoute['describe']> =>
  async (locale) => {
    const i18n = createSiteI18n(locale);
    await i18n.ensure([partnerMessages]);
    return {
      title: i18n.t(partnerMessages, `${page}.page`),
      description: i18n.t(partnerMessages, `${page}.page.text`),
    };
  };

/** Pages for agents, sponsors, the app and invitations (NAV-03, NAV-05, ACT-03), open to guests. */
export const partnersFeature = defineFeature({
  id: 'partners',
  messages: [partnerMessages, claimMessages, errorMessages, loadFailureMessages],
  routes: [
    {
      path: '/agent',
      load: () => import('./agent/AgentPage.tsx').then((file) => file.AgentPage),
      describe: describeBy('agent'),
    },
    { path: '/sponsor', load: () => import('./sponsor/SponsorPage.tsx').then((file) => file.SponsorPage) },
    {
      path: '/download',
      load: () => import('./download/DownloadPage.tsx').then((file) => file.DownloadPage),
      describe: describeBy('download'),
    },
    {
      path: '/activity/friendInvitation',
      load: () => import('./invitation/InvitationPage.tsx').then((file) => file.InvitationPage),
    },
  ],
  runtime: () => import('./invitation/invitationRuntime.ts').then((file) => file.invitationRuntime),
});
