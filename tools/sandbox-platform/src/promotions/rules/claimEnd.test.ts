import type { Activity } from '../../db/tables/memberCentreTables.ts';
import type { MemberActivity, RewardProgress } from './activityTypes.ts';
import { findRewardEnd, getClaimEnd } from './claimEnd.ts';

/** Noon of Saturday, 28 November 2026, in UTC+8. */
const now = new Date('2026-11-28T04:00:00Z');
const farEnd = new Date('2028-01-01T00:00:00Z');
const at = (time: string) => new Date(`${time}:00+08:00`);

describe('getClaimEnd', () => {
  it.each`
    kind                  | end
    ${'againDeposit'}     | ${at('2026-11-29T00:00')}
    ${'bettingGift'}      | ${at('2026-11-29T00:00')}
    ${'drawGift'}         | ${at('2026-11-29T00:00')}
    ${'signGift'}         | ${at('2026-11-29T00:00')}
    ${'racePage'}         | ${at('2026-11-30T00:00')}
    ${'newTask'}          | ${farEnd}
    ${'friendInvitation'} | ${farEnd}
  `('USR-05 S3 what $kind pays now ends at $end', ({ kind, end }: Pick<Activity, 'kind'> & { readonly end: Date }) => {
    expect(getClaimEnd({ kind, end_at: farEnd }, now)).toEqual(end);
  });

  it.each(['signGift', 'newTask'] as const)('USR-05 %s ends with an activity that ends earlier', (kind) => {
    const end = at('2026-11-28T18:00');
    expect(getClaimEnd({ kind, end_at: end }, now)).toEqual(end);
  });

  it.each`
    end                       | week                            | last
    ${at('2026-11-28T18:00')} | ${'that it ends in'}            | ${at('2026-11-30T00:00')}
    ${at('2026-11-22T00:00')} | ${'after the one it ended in'}  | ${at('2026-11-30T00:00')}
    ${at('2026-11-15T00:00')} | ${'after it has paid its last'} | ${at('2026-11-23T00:00')}
  `('ACT-01 the prize of a race in the week $week ends at $last', ({ end, last }: Record<'end' | 'last', Date>) => {
    expect(getClaimEnd({ kind: 'racePage', end_at: end }, now)).toEqual(last);
  });
});

describe('findRewardEnd', () => {
  const standing = (progress: bigint) => ({ slot: 'a', progress, target: 1n }) as RewardProgress;
  const join = (kind: Activity['kind']) =>
    ({ activity: { kind, end_at: farEnd }, claims: [], now }) as unknown as MemberActivity;

  it('USR-05 a later day to sign in has no end yet, unlike another daily reward that is locked', () => {
    expect(findRewardEnd(join('signGift'), standing(0n))).toBeUndefined();
    expect(findRewardEnd(join('signGift'), standing(1n))).toEqual(at('2026-11-29T00:00'));
    expect(findRewardEnd(join('bettingGift'), standing(0n))).toEqual(at('2026-11-29T00:00'));
  });

  it('USR-04 a gift of a VIP level has none here', () => {
    expect(findRewardEnd(join('vip'), standing(1n))).toBeUndefined();
  });
});
