import { defineFeature } from '@pavilion/site-contract';
import { HomePage } from './HomePage.tsx';
import { homeMessages } from './messages/homeMessages.ts';

export { homeMessages } from './messages/homeMessages.ts';

/** Home page, the only page that is part of the first load. */
export const homeFeature = defineFeature({
  id: 'home',
  routes: [{ path: '/', page: HomePage }],
  messages: [homeMessages],
});
