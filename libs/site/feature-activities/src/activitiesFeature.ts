import { createSiteI18n, defineFeature, errorMessages, type FeatureRoute } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { claimMessages, pauseMessages } from '@pavilion/site-money';
import { activityMessages } from './messages/activityMessages.ts';
import { pageTypes, type ActivityPageType } from './kinds/pageTypes.ts';

/** Describes the list and, before they are loaded, its activities: the build renders both to static HTML. */
const describeList: NonNullable<FeatureRoute['describe']> = async (locale) => {
  const i18n = createSiteI18n(locale);
  await i18n.ensure([activityMessages]);
  return { title: i18n.t(activityMessages, 'list.title'), description: i18n.t(activityMessages, 'list.page') };
};

const createPageRoute = (type: ActivityPageType): FeatureRoute => ({
  path: `/activity/${type}/:id`,
  load: () => import('./page/createActivityPage.tsx').then((file) => file.createActivityPage(type)),
  describe: describeList,
});

/** The list of promotions and the pages of its activities, open to guests (NAV-05, ACT-01). */
export const activitiesFeature = defineFeature({
  id: 'activities',
  messages: [activityMessages, claimMessages, pauseMessages, errorMessages, loadFailureMessages],
  runtime: () => import('./claim/activitiesRuntime.ts').then((file) => file.activitiesRuntime),
  routes: [
    {
      path: '/activity/discount',
      skeleton: 'list',
      load: () => import('./list/DiscountPage.tsx').then((file) => file.DiscountPage),
      describe: describeList,
    },
    ...pageTypes.map(createPageRoute),
  ],
});
