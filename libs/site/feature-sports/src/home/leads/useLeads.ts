import type { Match } from '@pavilion/domain-sports';
import { useState } from 'react';
import { selectLeads } from './selectLeads.ts';

/** First matches of home, and the other matches in play. */
export interface HomeLeads {
  readonly leads: readonly Match[];
  readonly others: readonly Match[];
}

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** Returns the first matches. They stay the same until one of them has ended, so that nothing changes while it is read. */
export function useLeads(live: readonly Match[], count: number): HomeLeads {
  const [held, setHeld] = useState<readonly string[]>([]);
  const kept = held.flatMap((id) => live.find((match) => match.id === id) ?? []);
  const leads = kept.length >= count ? kept.slice(0, count) : selectLeads(live, count);
  const ids = leads.map(({ id }) => id);
  if (!hasSameIds(ids, held)) setHeld(ids);
  return { leads, others: live.filter(({ id }) => !ids.includes(id)) };
}
