import { type ResponseOf } from '@pavilion/api-client';
import { useLocale, useServices } from '@pavilion/site-contract';
import { useCallback, useEffect, useState } from 'react';
import { resourceFields } from './resourceFields.ts';

/** What the venue tells a member who enters: counts, limits, in-play delay. */
export type SportSession = ResponseOf<'sport.session'>;

/** Milliseconds after which a player is told that entering takes long, and may try again (F-RTE-16). */
export const SLOW_MS = 8_000;

export type SessionStatus =
  | { readonly kind: 'loading' | 'slow' }
  | { readonly kind: 'ready'; readonly session: SportSession }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Loads the venue's session data, the first thing of the page (NAV-04). `again` drops a hanging call and starts over. */
export function useSportSession(): { readonly status: SessionStatus; readonly again: () => void } {
  const services = useServices();
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<SessionStatus>({ kind: 'loading' });
  const again = useCallback(() => {
    setStatus({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const request = new AbortController();
    const settle = (next: SessionStatus) => {
      if (!request.signal.aborted) setStatus(next);
    };
    const cancelSlow = services.clock.after(SLOW_MS, () => settle({ kind: 'slow' }));
    services.api
      .call(
        'sport.session',
        { method: 'session', enName: 'crty', Request: resourceFields(services) },
        { signal: request.signal },
      )
      .then(
        (session) => settle({ kind: 'ready', session }),
        (error: unknown) => settle({ kind: 'failed', error }),
      )
      .finally(cancelSlow);
    return () => {
      request.abort();
      cancelSlow();
    };
  }, [services, attempt, locale]);

  return { status, again };
}
