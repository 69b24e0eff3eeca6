import { useServices } from '@pavilion/site-contract';
import { useRead, type Read } from '@pavilion/site-data';
import { useEffect, useState } from 'react';
import type { MatchRef, ReadMatch } from './matchPick.ts';

const POLL_MS = 2_000;
/** Age from which prices count as stale. A server that hangs fails no read before its timeout, which is longer. */
const STALE_MS = 10_000;

/** Last response of a match. */
export interface MatchRead extends Read<ReadMatch> {
  /** Whether the last read has failed, or there was no response for 10 s. */
  readonly isStale: boolean;
}

/** Reads the events and markets of a match every 2 s; nothing without a match. */
export function useMatchDetail(match: MatchRef | undefined): MatchRead {
  const { clock } = useServices();
  const body = match && { gameCode: match.game.gameCode, no: match.no };
  const read = useRead('venue.match', body, { pollMs: POLL_MS });
  const { readAt, failure } = read;
  const [staleAt, setStaleAt] = useState<number>();
  useEffect(
    // A response of the cache may be older than the component.
    () =>
      readAt === undefined
        ? undefined
        : clock.after(Math.max(0, readAt + STALE_MS - clock.now()), () => setStaleAt(readAt)),
    [clock, readAt],
  );
  return { ...read, isStale: failure !== undefined || (readAt !== undefined && readAt === staleAt) };
}
