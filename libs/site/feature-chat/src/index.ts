import { defineFeature } from '@pavilion/site-contract';
import { chatMessages } from './messages/chatMessages.ts';

/** The chat, a panel next to the current page (CHT-06). It is loaded when its button is first pressed. */
export const chatFeature = defineFeature({
  id: 'chat',
  messages: [chatMessages],
  dialogs: { chat: () => import('./panel/ChatPanel.tsx').then((file) => file.ChatPanel) },
  runtime: () => import('./state/chatRuntime.ts').then((file) => file.chatRuntime),
});
