import { defineFeature } from '@pavilion/site-contract';
import { sportsMessages } from './messages/sportsMessages.ts';

export { sportsMessages } from './messages/sportsMessages.ts';
export { sportsParts } from './sportsParts.ts';

/** Sport venue at `/game/sport/:enName` (NAV-04). Its page is a lazy chunk. */
export const sportsFeature = defineFeature({
  id: 'sports',
  routes: [
    {
      path: '/game/sport/:enName',
      load: () => import('./venue/SportVenuePage.tsx').then((file) => file.SportVenuePage),
      requiresAuth: true,
      layout: 'wide',
      skeleton: 'board',
    },
  ],
  messages: [sportsMessages],
  runtime: () => import('./state/sportsRuntime.ts').then((file) => file.sportsRuntime),
});
