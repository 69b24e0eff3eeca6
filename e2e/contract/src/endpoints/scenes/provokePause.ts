import type { EndpointId } from '@pavilion/api-client/protocol';
import type { Provocation } from './endpointRow.ts';

/** Makes a call of a member who has paused play. */
export const provokePause =
  <Id extends EndpointId>(): Provocation<Id> =>
  async ({ player, body, send }) => {
    const request = await body();
    await player.call('limits.pause', { length: '24h' });
    return send(request);
  };
