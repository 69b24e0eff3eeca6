import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { cashierRules } from './cashierRules.ts';
import { giftRules } from './giftRules.ts';
import { rebateRules } from './rebateRules.ts';
import { roundRules } from './roundRules.ts';

/** Audit rules of the ledger. Each query returns one row per violation; `what` describes it. */
const rules: readonly { readonly rule: string; readonly query: string }[] = [
  {
    rule: 'every entry sums to zero in each currency',
    query: `select 'entry ' || e.id || ' sums to ' || coalesce(sum(p.amount), 0) || ' ' || coalesce(a.currency, '') as what
            from entries e left join postings p on p.entry_id = e.id left join accounts a on a.code = p.account
            group by e.id, a.currency having count(p.amount) < 2 or sum(p.amount) <> 0 order by e.id limit 1`,
  },
  {
    rule: 'every balance is the sum of its postings',
    query: `select 'account ' || a.code || ' shows ' || a.balance || ', the sum of its postings is ' || coalesce(sum(p.amount), 0) as what
            from accounts a left join postings p on p.account = a.code
            group by a.code, a.balance having a.balance <> coalesce(sum(p.amount), 0) order by a.code limit 1`,
  },
  {
    rule: 'no account of a member is negative',
    query: `select 'account ' || code || ' is at ' || balance as what from accounts
            where member_id is not null and balance < 0 order by code limit 1`,
  },
  {
    rule: 'locked stakes equal the stakes of live bets',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', live bets have staked ' || coalesce(sum(b.stake), 0) as what
            from accounts a left join bets b on b.member_id = a.member_id and b.status in ('pending', 'open')
            where a.kind = 'locked' group by a.code, a.balance
            having a.balance <> coalesce(sum(b.stake), 0) order by a.code limit 1`,
  },
  {
    rule: 'every bet reserved its stake once, and was released or settled once when it ended',
    query: `select 'bet ' || b.id || ' is ' || b.status || ' with ' || count(r.id) || ' reserved, ' ||
                   count(l.id) || ' released, ' || count(s.id) || ' settled' as what
            from bets b
            left join entries r on r.kind = 'betReserve' and r.ref = b.id::text
            left join entries l on l.kind = 'betRelease' and l.ref = b.id::text
            left join entries s on s.kind = 'betSettle' and s.ref = b.id::text
            group by b.id, b.status
            having (count(r.id), count(l.id), count(s.id)) <> case
                     when b.status in ('pending', 'open') then (1::bigint, 0::bigint, 0::bigint)
                     when b.status = 'settled' then (1::bigint, 0::bigint, 1::bigint)
                     else (1::bigint, 1::bigint, 0::bigint) end
            order by b.id limit 1`,
  },
  {
    rule: 'a settled bet moved exactly its net result and its written-off amount',
    query: `select 'bet ' || b.id || ' has a net result of ' || b.net || ' and ' || b.written_off || ' written off, the operator paid ' ||
                   -coalesce(paid.amount, 0) as what
            from bets b left join (
              select split_part(e.ref, '.', 1) as bet, sum(p.amount) as amount
              from entries e join postings p on p.entry_id = e.id and p.account = 'house'
              where e.kind in ('betSettle', 'betResettle') group by 1
            ) paid on paid.bet = b.id::text
            where b.status = 'settled' and b.net + b.written_off <> -coalesce(paid.amount, 0) order by b.id limit 1`,
  },
  {
    rule: 'a stake is a multiple of the unit stake, and a settled bet has only decided legs',
    query: `select 'bet ' || b.id || ' is ' || b.status || ', stakes ' || b.stake || ' in units of ' || b.unit_stake ||
                   ', has ' || count(l.position) || ' legs, ' || count(l.result_code) || ' decided' as what
            from bets b left join bet_legs l on l.bet_id = b.id
            group by b.id, b.status, b.kind, b.stake, b.unit_stake
            having b.stake % b.unit_stake <> 0 or (b.kind = 'single' and count(l.position) <> 1)
              or (b.kind = 'series' and count(l.position) < 2)
              or (b.status = 'settled' and count(l.result_code) <> count(l.position))
            order by b.id limit 1`,
  },
  {
    rule: 'money in transit equals the pending transfers',
    query: `select 'account ' || a.code || ' holds ' || a.balance || ', pending transfers have ' || coalesce(sum(t.amount), 0) as what
            from accounts a left join venue_transfers t on t.member_id = a.member_id and t.status = 'pending'
            where a.kind = 'transit' group by a.code, a.balance
            having a.balance <> coalesce(sum(t.amount), 0) order by a.code limit 1`,
  },
  {
    rule: 'every venue transfer was debited once, and credited or reversed once when it ended',
    query: `select 'transfer ' || t.id || ' is ' || t.status || ' with ' || count(d.id) || ' debited, ' ||
                   count(c.id) || ' credited, ' || count(r.id) || ' reversed' as what
            from venue_transfers t
            left join entries d on d.kind = 'venueDebit' and d.ref = t.id::text
            left join entries c on c.kind = 'venueCredit' and c.ref = t.id::text
            left join entries r on r.kind = 'venueReverse' and r.ref = t.id::text
            group by t.id, t.status
            having (count(d.id), count(c.id), count(r.id)) <> case t.status
                     when 'pending' then (1::bigint, 0::bigint, 0::bigint)
                     when 'done' then (1::bigint, 1::bigint, 0::bigint)
                     else (1::bigint, 0::bigint, 1::bigint) end
            order by t.id limit 1`,
  },
  ...cashierRules,
  ...giftRules,
  ...roundRules,
  ...rebateRules,
];

/**
 * Checks the whole ledger against its rules.
 *
 * @returns the first violation as text, or `undefined`
 */
export async function audit(db: Db): Promise<string | undefined> {
  for (const { rule, query } of rules) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db);
    if (rows[0]) return `${rule}: ${rows[0].what}`;
  }
  return undefined;
}
