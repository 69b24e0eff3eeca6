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
];
