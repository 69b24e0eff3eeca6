import type { ScenarioAxis, ScenarioRow } from '@pavilion/domain-sports';
import type { SportsT } from '../messages/sportsT.ts';

type Range = Pick<ScenarioRow, 'from' | 'to'>;

/** Formats a range of results: 净胜 2 以上, 打平, 3 以上, 0–2, 猜中. */
export function formatRange(t: SportsT, axis: ScenarioAxis, range: Range): string {
  if (axis === 'event') return range.from === 1 ? t('scenario.hit') : t('scenario.missed');
  return axis === 'margin' ? formatMargin(t, range) : formatCountRange(t, range);
}

function formatCountRange(t: SportsT, { from = 0, to }: Range): string {
  if (to === undefined) return t('scenario.atLeast', { count: from });
  return from === to ? String(from) : `${from}–${to}`;
}

const formatLead = (t: SportsT, lead: number): string => {
  if (lead === 0) return t('scenario.level');
  return lead > 0 ? t('scenario.winsBy', { count: lead }) : t('scenario.losesBy', { count: -lead });
};

/** Formats margins with an open end. */
function formatOpenRange(t: SportsT, { from, to }: Range): string {
  if (from !== undefined)
    return from > 0 ? t('scenario.winsByAtLeast', { count: from }) : `${formatLead(t, from)} ${t('scenario.orBetter')}`;
  const last = to ?? 0;
  return last < 0 ? t('scenario.losesByAtLeast', { count: -last }) : `${formatLead(t, last)} ${t('scenario.orWorse')}`;
}

function formatMargin(t: SportsT, range: Range): string {
  const { from, to } = range;
  if (from === undefined || to === undefined) return formatOpenRange(t, range);
  return from === to ? formatLead(t, from) : `${formatLead(t, from)} – ${formatLead(t, to)}`;
}
