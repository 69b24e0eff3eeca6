import { defineFeature } from '@pavilion/site-contract';
import { HomePage } from './HomePage.tsx';
import { homeMessages } from './messages/homeMessages.ts';

export { homeMessages } from './messages/homeMessages.ts';

/** Home: the one page that comes with the first load. */
export const homeFeature = defineFeature({
  id: 'home',
  routes: [{ path: '/', page: HomePage }],
  messages: [homeMessages],
});
