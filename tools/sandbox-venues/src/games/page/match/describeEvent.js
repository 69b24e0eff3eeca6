// Events of a match as text, and their clock.

import { t } from '../base/texts.js';

/** Formats seconds of the game's clock. @param {number} seconds */
export const formatClock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Describes an event.
 *
 * @param {{ kind: string, side: 'home' | 'away', how?: string }} event
 * @param {{ home: string, away: string }} teams
 */
export const describeEvent = ({ kind, side, how }, teams) =>
  `${teams[side]} ${t(how ? `event.${how}` : `event.${kind}`)}`;

/** Returns what a map has beside its score: towers or bases. @param {any} map */
export function describeMapExtra(map) {
  if (map.towers) return `${t('towers')} ${map.towers.join(' : ')}`;
  if (map.bases) return `${t('bases')} ${map.bases.join(' : ')}`;
  return '';
}
