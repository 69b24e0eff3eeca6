import * as z from 'zod/mini';
import { call, instant, moneyText } from '../fields/schema.ts';

/** Period of a deposit limit in UTC+8; a week starts on Monday. */
const period = () => z.enum(['day', 'week', 'month']);

/** Amount of a limit, CNY; empty for no limit. */
const limitText = () => z.union([z.literal(''), moneyText()]);

/** Length of a pause: a time-out of `24h`, `7d` or `30d`, or a self-exclusion of `6m`, `1y` or `5y`. */
const pauseLength = () => z.enum(['24h', '7d', '30d', '6m', '1y', '5y']);

const depositLimit = z.object({
  period: period(),
  amount: limitText(),
  /** Deposits of the period: credited ones, and orders that can still be paid. */
  used: moneyText(),
  left: limitText(),
  resetsAt: instant(),
  /** Change that applies later: a higher limit, or none. */
  pending: z.optional(z.object({ amount: limitText(), appliesAt: instant() })),
});

const pause = z.object({
  kind: z.enum(['timeOut', 'selfExclusion']),
  length: pauseLength(),
  startedAt: instant(),
  endsAt: instant(),
});

export const playerLimitSchemas = {
  /** Limits of the member with what is left of them, the reminder, and the pause of play. */
  'limits.overview': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    response: z.object({
      deposits: z.array(depositLimit),
      /** Minutes of play between two reminders; absent if the member has not changed those of the site. */
      reminderMinutes: z.optional(z.number()),
      pause: z.optional(pause),
    }),
    example: {
      request: {},
      response: {
        deposits: [
          {
            period: 'day',
            amount: '500.00',
            used: '200.00',
            left: '300.00',
            resetsAt: 1_763_740_800_000,
            pending: { amount: '1000.00', appliesAt: 1_763_776_800_000 },
          },
        ],
        reminderMinutes: 30,
      },
    },
  }),
  /** Sets a deposit limit of 100.00 to 10,000,000.00. The first and a lower one apply at once, a higher one and none after 24 h. */
  'limits.setDeposit': call({
    spec: 'none, ruling W5',
    request: z.object({ period: period(), amount: limitText() }),
    response: z.object({ isPending: z.boolean() }),
    example: { request: { period: 'day', amount: '500.00' }, response: { isPending: false } },
  }),
  /** Withdraws the pending change of a deposit limit. */
  'limits.cancelChange': call({
    spec: 'none, ruling W5',
    request: z.object({ period: period() }),
    response: z.object({}),
    example: { request: { period: 'day' }, response: {} },
  }),
  /** Sets the minutes of play between two reminders. */
  'limits.setReminder': call({
    spec: 'none, ruling W5',
    request: z.object({ minutes: z.union([z.literal(15), z.literal(30), z.literal(60), z.literal(120)]) }),
    response: z.object({}),
    example: { request: { minutes: 30 }, response: {} },
  }),
  /** Pauses play at once. A later pause may end later, never earlier. */
  'limits.pause': call({
    spec: 'none, ruling W5',
    request: z.object({ length: pauseLength() }),
    response: pause,
    example: {
      request: { length: '24h' },
      response: { kind: 'timeOut', length: '24h', startedAt: 1_763_690_400_000, endsAt: 1_763_776_800_000 },
    },
  }),
};
