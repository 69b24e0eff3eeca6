import * as z from 'zod/mini';
import { call, instant } from '../fields/schema.ts';

/** Session of a member. */
const session = z.object({
  id: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
  /** Browser and system, such as `Chrome · Windows`; empty if they are unknown. */
  device: z.string(),
  /** Place of the login as far as it is known, such as a masked address; empty if it is unknown. */
  place: z.string(),
  loginAt: instant(),
  /** Time of the last call, exact to one minute. */
  lastUsedAt: instant(),
  /** Time of the end; absent while the session is open. */
  endedAt: z.optional(instant()),
  /**
   * Reason of the end. `elsewhere`: a login on another device. `password`: a new password. `member`: ended in this list.
   * `idle`: 7 days without a call. `expired`: 30 days after the login.
   */
  endReason: z.optional(z.enum(['logout', 'elsewhere', 'password', 'member', 'operator', 'idle', 'expired'])),
});

export const sessionSchemas = {
  /** Open sessions, the current one first, then those that ended within 30 days, newest first (SEC-04). */
  'sessions.list': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    response: z.object({ list: z.array(session) }),
    example: {
      request: {},
      response: {
        list: [
          {
            id: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90',
            isCurrent: true,
            device: 'Chrome · Windows',
            place: '203.0.113.*',
            loginAt: 1_763_690_400_000,
            lastUsedAt: 1_763_694_000_000,
          },
        ],
      },
    },
  }),
  /** Ends one session of the member, which may be the current one. An ended session stays as it is. */
  'sessions.end': call({
    spec: 'none, ruling W5',
    request: z.object({ id: z.uuid() }),
    response: z.object({}),
    example: { request: { id: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90' }, response: {} },
  }),
  /** Ends all open sessions of the member except the current one. */
  'sessions.endOthers': call({
    spec: 'none, ruling W5',
    request: z.object({}),
    response: z.object({ ended: z.number() }),
    example: { request: {}, response: { ended: 2 } },
  }),
};
