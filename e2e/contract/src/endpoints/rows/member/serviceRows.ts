import { createId } from '@pavilion/kernel';
import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const UNKNOWN_ORDER = 'D20000101000001';

/** Rows of the conversation with customer service. */
export const serviceRows = {
  'service.conversation': {
    body: () => ({ limit: 50 }),
    check: ({ state, list }) => expect({ state, list }).toEqual({ state: 'none', list: [] }),
    refusals: { 6007: noObject },
  },
  'service.unread': { body: () => ({}), refusals: { 6007: noObject } },
  'service.send': {
    body: () => ({ guestToken: createId(), text: '存款没到账', imageIds: [] }),
    check: ({ messageId }) => expect(messageId).toMatch(/^\d+$/),
    refusals: {
      6004: ({ send }) =>
        send({ guestToken: createId(), text: '', imageIds: [], attachment: { kind: 'order', id: UNKNOWN_ORDER } }),
      6007: noObject,
      6011: async ({ send }) => {
        const guestToken = createId();
        for (let sent = 0; sent < 30; sent += 1)
          await send({ guestToken, text: String(sent), imageIds: [] }, { requestId: createId() }).catch(
            () => undefined,
          );
        return send({ guestToken, text: 'more', imageIds: [] }, { requestId: createId() });
      },
    },
  },
  'service.markRead': {
    body: () => ({ guestToken: createId(), messageId: '1' }),
    refusals: { 6007: noObject },
  },
} satisfies EndpointRows;
