import type { SimPlayer } from './simPlayer.ts';
import { fair } from './simLine.ts';
import { calm, type SimServer } from './simServer.ts';

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
const weather =
  (change: Partial<ReturnType<typeof fair>>): Fault =>
  ({ player }) =>
    void Object.assign(player.line.weather, change);
const mood =
  (change: Partial<ReturnType<typeof calm>>): Fault =>
  ({ server }) =>
    void Object.assign(server.moods, change);
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
  'half-open link': weather({ isHalfOpen: true }),
  'no connection': ({ player }) => {
    player.line.weather.connect = 'fails';
    player.line.cut(1006);
  },
  'connections hang': ({ player }) => {
    player.line.weather.connect = 'hangs';
    player.line.cut(1006);
  },
  'sockets cannot be made': ({ player }) => {
    player.line.weather.connect = 'throws';
    player.line.cut(1006);
  },
  'sending throws': weather({ sendThrows: true }),
  'frames up are lost': weather({ lossUp: 0.3 }),
  'frames down are lost': weather({ lossDown: 0.3 }),
  'frames come twice': weather({ doubled: 0.5 }),
  'frames overtake': weather({ shuffle: 3_000 }),
  'slow as a snail': weather({ delay: 12_000 }),
  'answers are swallowed': mood({ swallowed: 0.5 }),
  'too fast, 6011': mood({ isBusy: true }),
  'words refused, 6008': mood({ refusesWords: true }),
  'history refused': mood({ refusesHistory: true }),
  'nonsense between frames': mood({ nonsense: 0.5 }),
  'nobody is let in': ({ server }) => {
    server.moods.refusesLogin = true;
    server.restart(4001);
  },
  'logins last seconds': mood({ life: 4_000 }),
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
  Object.assign(player.line.weather, fair());
  Object.assign(server.moods, calm());
  Object.assign(player.page, { isHidden: false, asleepUntil: 0, exchange: 'answers' } satisfies SimPlayer['page']);
  player.wake('visible');
  if (player.client().getState().step === 'stopped') player.client().start(player.identity());
}
