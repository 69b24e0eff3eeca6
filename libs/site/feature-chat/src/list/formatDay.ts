import { toInstantParts } from '@pavilion/site-contract/time';
import type { ChatT } from '../messages/chatMessages.ts';

const DAY = 86_400_000;

/** Formats a day: today, yesterday, or else month and day. */
export function formatDay(date: string, now: number, t: ChatT): string {
  if (date === toInstantParts(now).date) return t('today');
  if (date === toInstantParts(now - DAY).date) return t('yesterday');
  const [, month = '', day = ''] = date.split('-');
  return t('day', { month: String(Number(month)), day: String(Number(day)) });
}
