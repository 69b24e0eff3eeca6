import { accountMessages } from '../messages/accountMessages.ts';

/** Member menu around pages of other features. The shell passes it to them, because features may not import each other. */
export const mineFrame = {
  load: () => import('./MineLayout.tsx').then((file) => file.MineLayout),
  messages: [accountMessages],
};
