/** Audit rules of deposits, withdrawals and the coin wallet; see `audit`. */
export const cashierRules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'withdrawal holds equal the withdrawals in progress',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', withdrawals in progress ' || coalesce(sum(w.amount), 0) as what
            from accounts a
            left join withdraw_orders w on w.member_id = a.member_id and w.state not in ('paid', 'rejected')
            where a.kind = 'withdrawing' group by a.code, a.balance
            having a.balance <> coalesce(sum(w.amount), 0) order by a.code limit 1`,
  },
  {
    rule: 'a deposit is credited once when it is confirmed, with its credited amount, and never otherwise',
    query: `select 'deposit ' || d.order_no || ' is ' || d.state || ' with ' || coalesce(d.credited, 0) ||
                    ' credited, the wallet received ' || coalesce(sum(p.amount), 0) as what
            from deposit_orders d
            left join entries e on e.kind = 'deposit' and e.ref = d.order_no
            left join postings p on p.entry_id = e.id and p.account = 'member:' || d.member_id || ':wallet'
            group by d.id, d.order_no, d.state, d.credited
            having coalesce(d.credited, 0) <> coalesce(sum(p.amount), 0) or (d.state <> 'confirmed' and count(e.id) > 0)
            order by d.id limit 1`,
  },
  {
    rule: 'every withdrawal reserved its money once, and paid or returned it once when it ended',
    query: `select 'withdrawal ' || w.order_no || ' is ' || w.state || ' with ' || count(r.id) || ' reserved, ' ||
                   count(p.id) || ' paid, ' || count(b.id) || ' returned' as what
            from withdraw_orders w
            left join entries r on r.kind = 'withdrawReserve' and r.ref = w.order_no
            left join entries p on p.kind = 'withdrawPay' and p.ref = w.order_no
            left join entries b on b.kind = 'withdrawReturn' and b.ref = w.order_no
            group by w.id, w.order_no, w.state
            having (count(r.id), count(p.id), count(b.id)) <> case w.state
                     when 'paid' then (1::bigint, 1::bigint, 0::bigint)
                     when 'rejected' then (1::bigint, 0::bigint, 1::bigint)
                     else (1::bigint, 0::bigint, 0::bigint) end
            order by w.id limit 1`,
  },
  {
    rule: 'every deposit, withdrawal and transfer has its transaction with the same status',
    query: `select 'order ' || o.order_no || ' is ' || o.status || ', the transaction is ' || coalesce(d.status, 'missing') as what
            from (
              select order_no, 'deposit' as type, case when state = 'confirmed' then 'success'
                when state in ('closed', 'expired', 'failed') then 'failed' else 'processing' end as status
              from deposit_orders
              union all
              select order_no, 'withdraw', case state when 'paid' then 'success' when 'rejected' then 'failed' else 'processing' end
              from withdraw_orders
              union all
              select id::text, 'transfer', case status when 'done' then 'success' when 'reversed' then 'failed' else 'processing' end
              from venue_transfers
            ) o left join deals d on d.type = o.type and d.ref = o.order_no
            where d.status is distinct from o.status order by o.order_no limit 1`,
  },
  {
    rule: 'the totals of a record equal the sums of its transactions',
    query: `select 'member ' || member_id || ', ' || type || ' ' || status || ' ' || direction || ': transactions are ' ||
                   sum(lines) || ' of ' || sum(line_amount) || ', totals are ' || sum(totals) || ' of ' || sum(total_amount) as what
            from (
              select member_id, type, status, direction, is_whole, 1 as lines, amount as line_amount, 0 as totals, 0 as total_amount
              from deals, (values (true), (false)) as sorts (is_whole)
              union all
              select member_id, type, status, direction, day = '-infinity', 0, 0, count, amount from deal_totals
            ) each
            group by member_id, type, status, direction, is_whole
            having (sum(lines), sum(line_amount)) <> (sum(totals), sum(total_amount)) order by member_id limit 1`,
  },
];
