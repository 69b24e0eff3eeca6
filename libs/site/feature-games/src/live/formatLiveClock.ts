import { getClockLabel, type ClockLabelKey, type Match } from '@pavilion/domain-sports';
import type { GamesT } from '../messages/gamesMessages.ts';

/** Texts of the clock of football; the words are those of the board. */
const CLOCK_KEYS = {
  'sports.clock.startsSoon': 'live.clock.startsSoon',
  'sports.clock.firstHalf': 'live.clock.firstHalf',
  'sports.clock.halfTime': 'live.clock.halfTime',
  'sports.clock.secondHalf': 'live.clock.secondHalf',
  'sports.clock.overtime': 'live.clock.overtime',
  'sports.clock.ended': 'live.clock.ended',
  'sports.clock.postponed': 'live.clock.postponed',
  'sports.clock.abandoned': 'live.clock.abandoned',
} as const satisfies Partial<Record<ClockLabelKey, string>>;

const isNamed = (key: ClockLabelKey): key is keyof typeof CLOCK_KEYS => Object.hasOwn(CLOCK_KEYS, key);

/** Formats the clock of a football match in play as the board does: `下半场 45′`, `中场` (SPT-06). */
export function formatLiveClock(match: Match, t: GamesT): string {
  const { key, values } = getClockLabel(match);
  if (key === 'sports.clock.raw' && values.text) return values.text;
  const period = t(isNamed(key) ? CLOCK_KEYS[key] : 'live.clock.live');
  return values.minute === undefined ? period : `${period} ${values.minute}′`;
}
