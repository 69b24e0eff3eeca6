/** Audit rules of gifts from activities, VIP levels and the gift exchange; see `audit`. */
export const giftRules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'every claimed gift was paid once to its member with its exact amount',
    query: `select 'claim ' || c.id || ' is worth ' || c.amount || ', paid was ' || coalesce(sum(p.amount), 0) as what
            from activity_claims c
            left join entries e on e.kind in ('activityGift', 'vipGift', 'giftExchange') and e.ref = c.id::text
            left join postings p on p.entry_id = e.id and p.account = 'member:' || c.member_id || ':wallet'
            group by c.id, c.amount having c.amount <> coalesce(sum(p.amount), 0) order by c.id limit 1`,
  },
  {
    rule: 'every quit activity was posted once with the exact amount that it took back',
    query: `select 'member ' || j.member_id || ' quit ' || j.activity_id || ' for ' || j.taken_back || ', posted was ' ||
                   coalesce(-sum(p.amount), 0) as what
            from activity_joins j
            left join entries e on e.kind = 'activityQuit' and e.ref = j.member_id || '.' || j.activity_id
            left join postings p on p.entry_id = e.id and p.account = 'member:' || j.member_id || ':wallet'
            group by j.member_id, j.activity_id, j.taken_back having j.taken_back <> coalesce(-sum(p.amount), 0)
            order by j.member_id limit 1`,
  },
  {
    rule: 'turnover is cancelled only for bonuses of activities that were quit',
    query: `select 'claim ' || c.id || ' has ' || c.cancelled_turnover || ' of cancelled turnover' as what
            from activity_claims c
            left join activity_joins j on j.member_id = c.member_id and j.activity_id = c.activity_id
            where c.cancelled_turnover > 0 and j.quit_at is null order by c.id limit 1`,
  },
];
