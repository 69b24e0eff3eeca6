import type { GamesT } from '../messages/gamesMessages.ts';
import type { MatchDetail } from '../state/matchDetail.ts';
import { formatDuration } from './formatDuration.ts';

const SECOND_MS = 1_000;

/** A match as far as its phase depends on it. */
export interface MatchPhase extends Pick<MatchDetail, 'state' | 'startsAt'> {
  readonly maps: readonly Pick<MatchDetail['maps'][number], 'no' | 'state' | 'clock'>[];
}

/** Formats the time to the start, the map that is played with its clock, or the end. @param now time of the platform */
export function formatPhase({ state, startsAt, maps }: MatchPhase, now: number, t: GamesT): string {
  const map = maps.at(-1);
  if (state === 'ended') return t('panel.ended');
  if (state === 'upcoming' || !map) return t('matches.starts', { time: formatDuration(startsAt - now) });
  if (map.state === 'ended') return t('matches.break');
  return t('matches.map', { no: String(map.no), clock: formatDuration(map.clock * SECOND_MS) });
}
