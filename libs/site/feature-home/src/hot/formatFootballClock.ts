import { isAboutToStart, type Match, type Period } from '@pavilion/domain-sports';
import type { Translate } from '@pavilion/site-contract';
import type { zhCN } from '../messages/zhCN.ts';

type Part = `clock.${'startsSoon' | 'firstHalf' | 'halfTime' | 'secondHalf' | 'live' | 'ended'}`;

const parts: Readonly<Partial<Record<Period, Part>>> = {
  firstHalf: 'clock.firstHalf',
  halfTime: 'clock.halfTime',
  secondHalf: 'clock.secondHalf',
};

const getClockPartKey = (match: Match): Part => {
  if (match.status === 'ended') return 'clock.ended';
  return isAboutToStart(match) ? 'clock.startsSoon' : (parts[match.period] ?? 'clock.live');
};

/**
 * Formats the clock of a football match in play: period and minute (SPT-06). `getClockLabel` supports all sports, but is part
 * of the venue.
 */
export function formatFootballClock(
  match: Match,
  t: Translate<typeof zhCN>,
): { readonly part: string; readonly minute: string } {
  const part = getClockPartKey(match);
  const isRunning = part === 'clock.firstHalf' || part === 'clock.secondHalf';
  const minute = isRunning && match.minute !== undefined ? t('clock.minute', { minute: match.minute }) : '';
  return { part: t(part), minute };
}
