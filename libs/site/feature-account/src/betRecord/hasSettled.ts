import { type ResponseOf } from '@pavilion/api-client';

type Records = ResponseOf<'record.betRecordList'>;

const isWaiting = ({ status }: Records['list'][number]) => status === 'pending' || status === 'open';

/**
 * Whether a bet that was waiting in the earlier list has come to its end in the later one.
 *
 * A bet that is merely gone counts only when the list did not grow: a newer bet pushes the last one onto the next page.
 */
export function hasSettled(before: Records, after: Records): boolean {
  const now = new Map(after.list.map((bet) => [bet.betId, bet]));
  const hasGrown = after.total > before.total;
  return before.list.filter(isWaiting).some(({ betId }) => {
    const bet = now.get(betId);
    return bet ? !isWaiting(bet) : !hasGrown;
  });
}
