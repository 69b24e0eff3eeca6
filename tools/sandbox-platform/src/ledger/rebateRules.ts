/** Audit rules of rebates; see `audit`. */
export const rebateRules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'every rebate was paid once, with the sum of its categories',
    query: `select 'rebate ' || r.order_no || ' is worth ' || r.amount || ', paid was ' || coalesce(sum(p.amount), 0) as what
            from (select order_no, member_id, sum(amount) as amount from rebates group by order_no, member_id) r
            left join entries e on e.kind = 'rebate' and e.ref = r.order_no
            left join postings p on p.entry_id = e.id and p.account = 'member:' || r.member_id || ':wallet'
            group by r.order_no, r.member_id, r.amount having r.amount <> coalesce(sum(p.amount), 0)
            order by r.order_no limit 1`,
  },
  {
    rule: 'no rebate was paid without counted turnover',
    query: `select 'entry ' || e.ref as what from entries e
            where e.kind = 'rebate' and not exists (select from rebates r where r.order_no = e.ref) order by e.ref limit 1`,
  },
];
