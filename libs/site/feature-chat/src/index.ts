import { defineFeature } from '@pavilion/site-contract';
import { chatMessages } from './messages/chatMessages.ts';

/** The chat: a panel beside whatever page is open (CHT-06). Loaded with the first press of its button. */
export const chatFeature = defineFeature({
  id: 'chat',
  messages: [chatMessages],
  dialogs: { chat: () => import('./panel/ChatPanel.tsx').then((file) => file.ChatPanel) },
  runtime: () => import('./state/chatRuntime.ts').then((file) => file.chatRuntime),
});
