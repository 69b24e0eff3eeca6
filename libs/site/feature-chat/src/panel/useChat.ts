import type { ChatClient, ChatState } from '@pavilion/chat-socket';
import { useServices } from '@pavilion/site-contract';
import { useSyncExternalStore } from 'react';
import { getChatClient } from '../state/getChatClient.ts';

/** Returns the chat client and its current state. */
export function useChat(): { readonly client: ChatClient; readonly state: ChatState } {
  const client = getChatClient(useServices());
  return { client, state: useSyncExternalStore(client.subscribe, client.getState) };
}
