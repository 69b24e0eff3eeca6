import { defineFeature, errorMessages, type FeatureRoute } from '@pavilion/site-contract';
import { claimMessages } from '@pavilion/site-money';
import { activityMessages } from './messages/activityMessages.ts';
import { pageTypes, type ActivityPageType } from './kinds/pageTypes.ts';

const createPageRoute = (type: ActivityPageType): FeatureRoute => ({
  path: `/activity/${type}/:id`,
  load: () => import('./page/createActivityPage.tsx').then((file) => file.createActivityPage(type)),
});

/** The list of promotions and the pages of its activities, open to guests (NAV-05, ACT-01). */
export const activitiesFeature = defineFeature({
  id: 'activities',
  messages: [activityMessages, claimMessages, errorMessages],
  runtime: () => import('./claim/activitiesRuntime.ts').then((file) => file.activitiesRuntime),
  routes: [
    {
      path: '/activity/discount',
      skeleton: 'list',
      load: () => import('./list/DiscountPage.tsx').then((file) => file.DiscountPage),
    },
    ...pageTypes.map(createPageRoute),
  ],
});
