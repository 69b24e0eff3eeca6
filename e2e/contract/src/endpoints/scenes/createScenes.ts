import { createApiClient, type CallResultOf, type CallOptions } from '@pavilion/api-client';
import { getEndpoint, nobleCrypto, type EndpointId } from '@pavilion/api-client/protocol';
import { schemas } from '@pavilion/api-client/schemas';
import { type Clock, createId } from '@pavilion/kernel';
import type { NamedPlayer, Platform } from '../../testing/sandbox/platform.ts';
import { copySession } from '../../testing/player/copySession.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import type { EndpointRow, Scene } from './endpointRow.ts';

/** Mode of the call under test. */
export interface SceneMode {
  readonly isSafe: boolean;
  /** Whether the client validates responses by their schema. */
  readonly isChecked: boolean;
  /** Clock of the client; a fast one ends the 30 s timeout of a call sooner. */
  readonly clock?: Clock;
}

let phones = 0;
/** Returns a member with bound phone and real name, so that rows are not blocked by missing bindings. */
const createBoundMember = () => ({ phone: `139${String(++phones).padStart(8, '0')}`, realName: '陈测试' });

/** Creates scenes on one platform. Rows that do not change their member share one. */
export function createScenes(platform: Platform) {
  const { url, console: control } = platform.sandbox;
  let shared: Promise<NamedPlayer> | undefined;

  const createCaller = async <Id extends EndpointId>(id: Id, row: EndpointRow<Id>): Promise<NamedPlayer> => {
    const by = row.by ?? (getEndpoint(id).auth === 'guest' ? 'guest' : 'shared');
    if (by === 'guest') return { ...createPlayer(url, { isSafe: false }), name: '' };
    if (by === 'own') return platform.newPlayer({ ...createBoundMember(), ...row.member });
    return (shared ??= platform.newPlayer(createBoundMember()));
  };

  /** Creates a client for the session of a player in the mode under test. */
  const createSessionClient = ({ session }: NamedPlayer, { isSafe, isChecked, clock }: SceneMode) =>
    createApiClient({
      session,
      baseUrl: url,
      isSafe,
      wire: { crypto: nobleCrypto },
      ...(clock ? { clock } : {}),
      ...(isChecked ? { schemas: () => Promise.resolve(schemas) } : {}),
    });

  const createScene = async <Id extends EndpointId>(
    id: Id,
    row: EndpointRow<Id>,
    mode: SceneMode,
  ): Promise<Scene<Id>> => {
    const player = await createCaller(id, row);
    const requestId = createId();
    const tab = (by: SceneMode) => {
      const call = createSessionClient(player, by).call as (
        id: Id,
        body: unknown,
        more: CallOptions,
      ) => Promise<CallResultOf<Id>>;
      return (body: unknown, more?: CallOptions) => call(id, body, { requestId, ...more });
    };
    const send = tab(mode);
    const scene: Scene<Id> = {
      platform,
      control,
      player,
      requestId,
      send,
      stranger: () => createPlayer(url, { isSafe: false }),
      body: async () => row.body(scene),
      secondTab: tab({ isSafe: mode.isSafe, isChecked: mode.isChecked }),
      sendAnything: send,
    };
    return scene;
  };

  /** Creates clients with a session that has ended on the platform only. */
  const createDeadSession = async () => {
    const { name, session } = await platform.newPlayer(createBoundMember());
    const copies = copySession(session);
    await control.members.kick(name);
    return () => createPlayer(url, { session: copySession(copies) });
  };

  return { createScene, createDeadSession };
}

export type Scenes = ReturnType<typeof createScenes>;
