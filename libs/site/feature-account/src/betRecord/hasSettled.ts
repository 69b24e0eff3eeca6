import type { ResponseOf } from '@pavilion/api-client';

type Records = ResponseOf<'record.betRecordList'>;

interface Line {
  readonly id: string;
  readonly isWaiting: boolean;
}

const getLines = ({ list, rounds = [] }: Records): readonly Line[] => [
  ...list.map(({ betId, status }) => ({ id: betId, isWaiting: status === 'pending' || status === 'open' })),
  ...rounds.map(({ roundId, status }) => ({ id: roundId, isWaiting: status === 'open' })),
];

/**
 * Whether a bet or round of the earlier list was not settled there and is settled now.
 *
 * A missing one counts only if the list did not grow, because a newer one pushes the last one onto the next page.
 */
export function hasSettled(before: Records, after: Records): boolean {
  const now = new Map(getLines(after).map((line) => [line.id, line]));
  const hasGrown = after.total > before.total;
  return getLines(before)
    .filter(({ isWaiting }) => isWaiting)
    .some(({ id }) => {
      const line = now.get(id);
      return line ? !line.isWaiting : !hasGrown;
    });
}
