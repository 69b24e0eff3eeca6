/** Rules of the books about rounds of the venues' games. */
export const roundRules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'every round staked once what it says, and paid once what it won when it was settled',
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
    rule: 'a venue holds what its rounds have left it',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', rounds say ' || coalesce(sum(r.stake - coalesce(r.payout, 0)), 0) as what
            from accounts a left join venue_rounds r on a.code = 'house:venue:' || r.venue_code
            where a.code like 'house:venue:%' group by a.code, a.balance
            having a.balance <> coalesce(sum(r.stake - coalesce(r.payout, 0)), 0) order by a.code limit 1`,
  },
];
