/** Audit rules of game rounds at venues; see `audit`. */
export const roundRules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'every round was debited its stake once, and paid its win once when it was settled',
    query: `select 'round ' || r.id || ' staked ' || r.stake || ' and won ' || coalesce(r.payout, 0) || ', the venue account moved ' ||
                   coalesce(sum(p.amount) filter (where e.kind = 'roundStake'), 0) || ' and ' ||
                   coalesce(sum(p.amount) filter (where e.kind = 'roundWin'), 0) as what
            from venue_rounds r
            left join entries e on e.kind in ('roundStake', 'roundWin') and e.ref = r.id::text
            left join postings p on p.entry_id = e.id and p.account = 'member:' || r.member_id || ':venue:' || r.venue_code
            group by r.id, r.stake, r.payout
            having -r.stake <> coalesce(sum(p.amount) filter (where e.kind = 'roundStake'), 0)
                or coalesce(r.payout, 0) <> coalesce(sum(p.amount) filter (where e.kind = 'roundWin'), 0)
            order by r.id limit 1`,
  },
  {
    rule: 'a venue account equals the net result of its rounds',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', the net result of its rounds is ' || coalesce(sum(r.stake - coalesce(r.payout, 0) - r.pool_fed), 0) as what
            from accounts a left join venue_rounds r on a.code = 'house:venue:' || r.venue_code
            where a.code like 'house:venue:%' group by a.code, a.balance
            having a.balance <> coalesce(sum(r.stake - coalesce(r.payout, 0) - r.pool_fed), 0) order by a.code limit 1`,
  },
  {
    rule: 'a pool account equals the contributions of rounds less the wins',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', contributions are ' || fed.amount || ', wins are ' || won.amount as what
            from accounts a,
              lateral (select coalesce(sum(pool_fed), 0) as amount from venue_rounds where a.code = 'pool:' || pool_code) fed,
              lateral (select coalesce(-sum(p.amount), 0) as amount from postings p join entries e on e.id = p.entry_id
                       where p.account = a.code and e.kind in ('poolGiven', 'poolWin')) won
            where a.kind = 'pool' and a.balance <> fed.amount - won.amount order by a.code limit 1`,
  },
  {
    rule: 'a round that won a pool was paid once',
    query: `select 'round ' || r.id || ' won ' || r.pool_won || ' of ' || coalesce(r.pool_code, 'no pool') || ', paid was ' || coalesce(p.amount, 0) as what
            from venue_rounds r
            left join entries e on e.kind = 'poolWin' and e.ref = r.id::text
            left join postings p on p.entry_id = e.id and p.account = 'member:' || r.member_id || ':venue:' || r.venue_code
            where r.pool_won <> coalesce(p.amount, 0) order by r.id limit 1`,
  },
];
