import type { CallFailure, ResponseOf } from '@pavilion/api-client';
import { createResourceFields, useServices } from '@pavilion/site-contract';
import { useRead, type ComposedRead } from '@pavilion/site-data';
import { useCallback, useEffect, useState } from 'react';

/** Match counts, limits and in-play delay of the venue. */
export type SportSession = ResponseOf<'sport.session'>;

/** Time after which the page reports slow loading and offers a retry, milliseconds (F-RTE-16). */
export const SLOW_MS = 8_000;
/** Polling interval of the match counts, milliseconds. */
const POLL_MS = 60_000;

export type SessionStatus =
  | { readonly kind: 'loading' | 'slow' }
  | { readonly kind: 'ready'; readonly session: SportSession }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

interface SessionBody {
  /** Number of retries. A retry starts a new read, which aborts a call without response. */
  readonly attempt: number;
}

const sportSession: ComposedRead<SessionBody, SportSession> = {
  name: 'sports.session',
  auth: 'member',
  tags: [],
  load: (call, _body, services) =>
    call('sport.session', { method: 'session', enName: 'crty', Request: createResourceFields(services) }),
};

/** Session data of the venue, the first call of the page (NAV-04). `retry` aborts a call without response. */
export function useSportSession(): { readonly status: SessionStatus; readonly retry: () => void } {
  const { clock } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [slowAttempt, setSlowAttempt] = useState<number>();
  const { data, failure } = useRead(sportSession, { attempt }, { pollMs: POLL_MS });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => clock.after(SLOW_MS, () => setSlowAttempt(attempt)), [clock, attempt]);
  if (data) return { status: { kind: 'ready', session: data }, retry };
  if (failure) return { status: { kind: 'failed', failure }, retry };
  return { status: { kind: slowAttempt === attempt ? 'slow' : 'loading' }, retry };
}
