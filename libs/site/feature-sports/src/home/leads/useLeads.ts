import type { GameType, Match } from '@pavilion/domain-sports';
import { useState } from 'react';
import { fillLeads } from './fillLeads.ts';

/** First matches of home, and the other matches in play. */
export interface HomeLeads {
  readonly leads: readonly Match[];
  readonly others: readonly Match[];
}

/** Chosen sport, and number of first matches. */
export interface LeadChoice {
  readonly sport: GameType;
  readonly count: number;
}

/**
 * Returns the first matches. Each stays in its place until it has ended, so that nothing moves while it is read. Another
 * sport has its own first matches.
 */
export function useLeads(live: readonly Match[], { sport, count }: LeadChoice): HomeLeads {
  const [held, setHeld] = useState<{ readonly sport: GameType; readonly ids: readonly string[] }>({ sport, ids: [] });
  const leads = fillLeads(live, held.sport === sport ? held.ids : [], count);
  const ids = leads.map(({ id }) => id);
  if (sport !== held.sport || ids.join(' ') !== held.ids.join(' ')) setHeld({ sport, ids });
  return { leads, others: live.filter(({ id }) => !ids.includes(id)) };
}
