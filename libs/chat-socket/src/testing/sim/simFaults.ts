import type { SimPlayer } from './simPlayer.ts';
import { createNetworkFaults } from './simLine.ts';
import { createServerFaults, type SimServer } from './simServer.ts';

/** Target of a fault. */
export interface Scene {
  readonly player: SimPlayer;
  readonly server: SimServer;
  readonly random: () => number;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** Causes a fault, which lasts until {@link heal}. */
type Fault = (scene: Scene) => void;

const closing =
  (code: number): Fault =>
  ({ player }) =>
    player.line.cut(code);
const setNetworkFaults =
  (change: Partial<ReturnType<typeof createNetworkFaults>>): Fault =>
  ({ player }) =>
    void Object.assign(player.line.networkFaults, change);
const setServerFaults =
  (change: Partial<ReturnType<typeof createServerFaults>>): Fault =>
  ({ server }) =>
    void Object.assign(server.serverFaults, change);
const exchange =
  (how: SimPlayer['page']['exchange']): Fault =>
  ({ player }) => {
    player.page.exchange = how;
    player.line.cut(4001);
  };

/** All faults by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'closed with 1000': closing(1000),
  'closed with 1001': closing(1001),
  'closed with 1005': closing(1005),
  'closed with 1006': closing(1006),
  'closed with 1008': closing(1008),
  'closed with 1009': closing(1009),
  'closed with 1011': closing(1011),
  'closed with 1013': closing(1013),
  'login ended, 4001': closing(4001),
  'shut out, 4003': closing(4003),
  'server restarted, 1012': ({ server }) => server.restart(1012),
  'server killed, 1006': ({ server }) => server.restart(1006),
  'half-open link': setNetworkFaults({ isHalfOpen: true }),
  'no connection': ({ player }) => {
    player.line.networkFaults.connect = 'fails';
    player.line.cut(1006);
  },
  'connections hang': ({ player }) => {
    player.line.networkFaults.connect = 'hangs';
    player.line.cut(1006);
  },
  'sockets cannot be made': ({ player }) => {
    player.line.networkFaults.connect = 'throws';
    player.line.cut(1006);
  },
  'sending throws': setNetworkFaults({ sendThrows: true }),
  'frames up are lost': setNetworkFaults({ lossUp: 0.3 }),
  'frames down are lost': setNetworkFaults({ lossDown: 0.3 }),
  'frames come twice': setNetworkFaults({ doubled: 0.5 }),
  'frames overtake': setNetworkFaults({ shuffle: 3_000 }),
  'slow as a snail': setNetworkFaults({ delay: 12_000 }),
  'replies are swallowed': setServerFaults({ swallowed: 0.5 }),
  'too fast, 6011': setServerFaults({ isBusy: true }),
  'words refused, 6008': setServerFaults({ refusesWords: true }),
  'history refused': setServerFaults({ refusesHistory: true }),
  'nonsense between frames': setServerFaults({ nonsense: 0.5 }),
  'nobody is let in': ({ server }) => {
    server.serverFaults.refusesLogin = true;
    server.restart(4001);
  },
  'logins last seconds': setServerFaults({ life: 4_000 }),
  'exchange fails': exchange('fails'),
  'exchange hangs': exchange('hangs'),
  'exchange malformed': exchange('malformed'),
  'login over, 6001': exchange('ended'),
  'offline and online': ({ player }) => {
    player.wake('offline');
    player.wake('online');
  },
  'page out of sight': ({ player }) => {
    player.page.isHidden = true;
  },
  'machine asleep': ({ player, random, now }) => {
    player.page.asleepUntil = now + random() * 1_200_000;
  },
  'page reloaded': ({ player }) => player.reload(),
  'another identity': ({ player }) => {
    const before = player.identity();
    player.become({ kind: 'guest' });
    player.become(before);
  },
};

/** Ends all faults and restarts stopped clients. */
export function heal({ player, server }: Pick<Scene, 'player' | 'server'>): void {
  Object.assign(player.line.networkFaults, createNetworkFaults());
  Object.assign(server.serverFaults, createServerFaults());
  Object.assign(player.page, { isHidden: false, asleepUntil: 0, exchange: 'works' } satisfies SimPlayer['page']);
  player.wake('visible');
  if (player.client().getState().step === 'stopped') player.client().start(player.identity());
}
