import { accountMessages } from '../messages/accountMessages.ts';

/** The member menu around the pages of other features: the shell hands it to them, for they may not import each other. */
export const mineFrame = {
  load: () => import('./MineLayout.tsx').then((file) => file.MineLayout),
  messages: [accountMessages],
};
