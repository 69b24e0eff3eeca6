import type { EndpointId } from '@pavilion/api-client/protocol';
import type { Scene } from './scenes/endpointRow.ts';

type AnyScene = Pick<Scene<EndpointId>, 'control' | 'player'>;

/**
 * Returns the bookings of a scene's member without order and time: cause, account and amount of every posting, and every
 * transaction of the record, which includes orders that have not moved money yet. The amount to pay of a deposit depends
 * on the number of its order, so an unpaid one has its requested amount.
 */
export async function readBookings({ control, player }: AnyScene): Promise<readonly string[]> {
  const lines = await control.members.statement(player.name);
  const all = { type: '', status: '', pageNum: 1, pageSize: 100 } as const;
  const { list } = await player.call('transactions.queryDealRecord', all);
  return [
    ...lines.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`).sort(),
    ...list
      .map(({ type, method, direction, amount, status }) => {
        const isUnpaid = type === 'deposit' && status === 'processing';
        return `${type} ${method} ${direction} ${isUnpaid ? toRequestedAmount(amount) : amount} ${status}`;
      })
      .sort(),
  ];
}

/** Returns the whole yuan above the amount to pay, which is less than ¥1 below the requested amount. */
const toRequestedAmount = (payAmount: string): string => `${Math.floor(Number(payAmount)) + 1}.00`;

/** Waits for the expected bookings, 30 s or longer, and then a short time for surplus ones. */
export async function waitForBookings(scene: AnyScene, expected: readonly string[]): Promise<void> {
  const isSame = async () => JSON.stringify(await readBookings(scene)) === JSON.stringify(expected);
  for (let attempt = 0; attempt < 300 && !(await isSame()); attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
