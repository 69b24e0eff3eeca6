import type { ScenarioRow } from '@pavilion/domain-sports';
import type { HelpT } from '../messages/helpMessages.ts';

type Range = Pick<ScenarioRow, 'from' | 'to'>;

/** Formats the final leads or counts of a row: 赢 2 或以上, 打平, 输 1, 3 或以上, 0–2. */
export function formatScenarioRange(t: HelpT, market: 'handicap' | 'total', range: Range): string {
  return market === 'handicap' ? formatMargin(t, range) : formatCount(t, range);
}

function formatCount(t: HelpT, { from = 0, to }: Range): string {
  if (to === undefined) return t('range.atLeast', { range: from });
  return from === to ? String(from) : `${from}–${to}`;
}

function formatLead(t: HelpT, lead: number): string {
  if (lead === 0) return t('range.level');
  return lead > 0 ? t('range.winsBy', { count: lead }) : t('range.losesBy', { count: -lead });
}

/** Adds a space between a number and the Chinese text that follows. */
const spaceAfterDigit = (text: string): string => (/\d$/.test(text) ? `${text} ` : text);

function formatMargin(t: HelpT, { from, to }: Range): string {
  if (from === undefined) {
    const last = to ?? 0;
    const text = formatLead(t, last);
    return last < 0 ? t('range.atLeast', { range: text }) : t('range.orWorse', { range: spaceAfterDigit(text) });
  }
  if (to === undefined) {
    const text = formatLead(t, from);
    return from > 0 ? t('range.atLeast', { range: text }) : t('range.orBetter', { range: spaceAfterDigit(text) });
  }
  return from === to ? formatLead(t, from) : `${formatLead(t, from)} – ${formatLead(t, to)}`;
}
