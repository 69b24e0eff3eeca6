import type { ChatClient, ChatState } from '@pavilion/chat-socket';
import { useServices } from '@pavilion/site-contract';
import { useSyncExternalStore } from 'react';
import { chatOf } from '../state/chatOf.ts';

/** The chat client and what it holds now. */
export function useChat(): { readonly client: ChatClient; readonly state: ChatState } {
  const client = chatOf(useServices());
  return { client, state: useSyncExternalStore(client.subscribe, client.getState) };
}
