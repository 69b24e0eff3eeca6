import type { WhatIfAxis, WhatIfRow } from '@pavilion/domain-sports';
import type { SportsT } from '../messages/sportsT.ts';

type Range = Pick<WhatIfRow, 'from' | 'to'>;

/** A range of ends in words: 净胜 2 以上, 打平, 3 以上, 0–2, 猜中. */
export function rangeWords(t: SportsT, axis: WhatIfAxis, range: Range): string {
  if (axis === 'event') return range.from === 1 ? t('whatIf.hit') : t('whatIf.missed');
  return axis === 'margin' ? marginWords(t, range) : countWords(t, range);
}

function countWords(t: SportsT, { from = 0, to }: Range): string {
  if (to === undefined) return t('whatIf.atLeast', { count: from });
  return from === to ? String(from) : `${from}–${to}`;
}

const leadWords = (t: SportsT, lead: number): string => {
  if (lead === 0) return t('whatIf.level');
  return lead > 0 ? t('whatIf.winsBy', { count: lead }) : t('whatIf.losesBy', { count: -lead });
};

/** Leads and deficits with an open end. */
function openWords(t: SportsT, { from, to }: Range): string {
  if (from !== undefined)
    return from > 0 ? t('whatIf.winsByAtLeast', { count: from }) : `${leadWords(t, from)} ${t('whatIf.orBetter')}`;
  const last = to ?? 0;
  return last < 0 ? t('whatIf.losesByAtLeast', { count: -last }) : `${leadWords(t, last)} ${t('whatIf.orWorse')}`;
}

function marginWords(t: SportsT, range: Range): string {
  const { from, to } = range;
  if (from === undefined || to === undefined) return openWords(t, range);
  return from === to ? leadWords(t, from) : `${leadWords(t, from)} – ${leadWords(t, to)}`;
}
