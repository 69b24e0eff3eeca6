import { openClub, type Club } from '../promotions/testing/openClub.ts';
import { listDeposits, sumDeposits } from './memberTurnover.ts';

const NOW = new Date('2026-11-21T04:00:00Z');

let club: Club;
beforeAll(async () => (club = await openClub(NOW)), 60_000);
afterAll(() => club.database.close());

interface PaidOrder {
  readonly amount: bigint;
  readonly pay_amount: bigint;
  readonly paid_amount: bigint;
  readonly fee: bigint;
  readonly discount: bigint;
  readonly credited: bigint;
}

async function createDepositor(order: PaidOrder): Promise<number> {
  const id = await club.member({});
  await club.deposit(id, order.credited, NOW);
  await club.database.db.updateTable('deposit_orders').set(order).where('member_id', '=', id).execute();
  return id;
}

it.each`
  payment                                       | amount     | pay_amount | paid_amount | fee     | discount | credited   | counted
  ${'an order that was paid as stated'}         | ${10_000n} | ${9_925n}  | ${9_925n}   | ${0n}   | ${0n}    | ${9_925n}  | ${10_000n}
  ${'coins that were paid as stated'}           | ${71_500n} | ${9_962n}  | ${9_962n}   | ${0n}   | ${0n}    | ${71_228n} | ${71_500n}
  ${'an order with a fee'}                      | ${10_000n} | ${9_925n}  | ${9_925n}   | ${100n} | ${0n}    | ${9_825n}  | ${9_900n}
  ${'an order with a discount'}                 | ${10_000n} | ${9_925n}  | ${9_925n}   | ${0n}   | ${50n}   | ${9_975n}  | ${10_050n}
  ${'a payment of a smaller amount than asked'} | ${10_000n} | ${9_925n}  | ${9_900n}   | ${0n}   | ${0n}    | ${9_900n}  | ${9_900n}
  ${'a payment of a larger amount than asked'}  | ${10_000n} | ${9_925n}  | ${20_000n}  | ${0n}   | ${0n}    | ${20_000n} | ${20_000n}
`(
  'ACT-01 USR-04 $payment counts $counted for activities and levels',
  async ({ payment: _, counted, ...order }: PaidOrder & { payment: string; counted: bigint }) => {
    const id = await createDepositor(order);
    expect(await listDeposits(club.database.db, id)).toEqual([{ amount: counted, at: NOW }]);
    expect(await sumDeposits(club.database.db, id)).toBe(counted);
  },
);
