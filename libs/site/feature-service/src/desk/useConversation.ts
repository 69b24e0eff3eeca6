import type { ResponseOf } from '@pavilion/api-client';
import { useRead } from '@pavilion/site-data';
import { useState } from 'react';
import type { ServicePlayer } from './useServicePlayer.ts';

type Conversation = ResponseOf<'service.conversation'>;

/** Number of messages that are read first, and added with each press of "earlier". */
const PAGE = 50;
/** Largest number of messages in one response. */
const MAX_LIMIT = 1_000;
/** Interval of the polls, milliseconds. A push over the member's socket refetches at once. */
const POLL_MS = 4_000;

/** Reads the player's conversation. While a longer list loads, the former one stays. */
export function useConversation({ identity, owner }: ServicePlayer) {
  const [limit, setLimit] = useState(PAGE);
  const [last, setLast] = useState<{ readonly owner: string; readonly data: Conversation }>();
  const { data, failure, refetch } = useRead('service.conversation', { ...identity, limit }, { pollMs: POLL_MS });
  if (data && last?.data !== data) setLast({ owner, data });
  return {
    conversation: data ?? (last?.owner === owner ? last.data : undefined),
    failure,
    refetch,
    readEarlier: () => setLimit((before) => Math.min(MAX_LIMIT, before + PAGE)),
  };
}
