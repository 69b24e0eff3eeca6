import type { Activity } from '../../db/tables/memberCentreTables.ts';
import { describeTerms } from './describeTerms.ts';

const activity: Pick<Activity, 'kind' | 'needs_phone' | 'needs_name' | 'turnover_multiple' | 'begin_at'> = {
  kind: 'drawGift',
  needs_phone: false,
  needs_name: false,
  turnover_multiple: 1,
  begin_at: new Date('2026-10-31T00:00:00+08:00'),
};

it.each`
  end                            | last
  ${'2027-02-28T00:00:00+08:00'} | ${'2027-02-27'}
  ${'2027-02-28T09:30:00+08:00'} | ${'2027-02-28'}
`('ACT-01 S3 the terms of an activity until $end name $last as its last day', ({ end, last }) => {
  const terms = describeTerms({ ...activity, end_at: new Date(end as string) } as Activity, [], 'zh-TW');
  expect(terms.find(({ topic }) => topic === 'when')?.text).toContain(`2026-10-31 至 ${String(last)}（台北時間）`);
});
