import type { Match } from '@pavilion/domain-sports';
import { useState } from 'react';
import { fillLeads } from './fillLeads.ts';

/** First matches of home, and the other matches in play. */
export interface HomeLeads {
  readonly leads: readonly Match[];
  readonly others: readonly Match[];
}

/** Returns the first matches. Each stays in its place until it has ended, so that nothing moves while it is read. */
export function useLeads(live: readonly Match[], count: number): HomeLeads {
  const [held, setHeld] = useState<readonly string[]>([]);
  const leads = fillLeads(live, held, count);
  const ids = leads.map(({ id }) => id);
  if (ids.join(' ') !== held.join(' ')) setHeld(ids);
  return { leads, others: live.filter(({ id }) => !ids.includes(id)) };
}
