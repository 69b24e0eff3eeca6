import type { ResponseOf } from '@pavilion/api-client/protocol';
import { formatMinor, type Minor } from '@pavilion/kernel';
import type { Db } from '../db/database.ts';
import { computeLeft, readDepositLimits, type DepositLimit } from './depositLimits.ts';
import { pauseLengths } from './pauseLengths.ts';
import { readPause, type LimitSubject, type PlayPause } from './playPauses.ts';
import { readReminder } from './playReminders.ts';

type Limits = ResponseOf<'limits.overview'>;

/** Formats an amount; no limit is empty. */
const formatLimit = (amount: Minor | null): string => (amount === null ? '' : formatMinor(amount));

const toWireLimit = (limit: DepositLimit): Limits['deposits'][number] => ({
  period: limit.period,
  amount: formatLimit(limit.amount),
  used: formatMinor(limit.used),
  left: formatLimit(computeLeft(limit)),
  resetsAt: limit.resetsAt.getTime(),
  ...(limit.pending && {
    pending: { amount: formatLimit(limit.pending.amount), appliesAt: limit.pending.at.getTime() },
  }),
});

/** Converts a pause to its wire form. */
export const toWirePause = ({ length, started_at, ends_at }: PlayPause): NonNullable<Limits['pause']> => ({
  kind: pauseLengths[length].kind,
  length,
  startedAt: started_at.getTime(),
  endsAt: ends_at.getTime(),
});

/** Reads all limits of a member for the wire. */
export async function readPlayerLimits(db: Db, subject: LimitSubject): Promise<Limits> {
  const [deposits, pause, reminderMinutes] = await Promise.all([
    readDepositLimits(db, subject),
    readPause(db, subject),
    readReminder(db, subject.memberId),
  ]);
  return {
    deposits: deposits.map(toWireLimit),
    ...(reminderMinutes !== undefined && { reminderMinutes }),
    ...(pause && { pause: toWirePause(pause) }),
  };
}
