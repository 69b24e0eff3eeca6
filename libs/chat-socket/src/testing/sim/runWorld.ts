import { createFakeClock } from '@pavilion/kernel/testing';
import { seeded } from '../seeded.ts';
import { faults, heal } from './simFaults.ts';
import { createSimPlayer, type SimPlayer } from './simPlayer.ts';
import { createSimServer, type SimServer } from './simServer.ts';

const HOUR = 3_600_000;
const ROOMS = ['lobby', 'sport'];

/** Result of a simulation. */
export interface WorldReport {
  readonly sentCount: number;
  readonly faults: ReadonlySet<string>;
}

const fail = (seed: number, what: string): never => {
  throw new Error(`runWorld: seed ${seed}: ${what}. Repeat with CHAT_SIM_SEED=${seed} npx jest world.`);
};

/**
 * Checks that every sent message is on the server once, under the right identity and in order. Returns their number.
 */
function checkSent(player: SimPlayer, server: SimServer, wrong: (what: string) => never): number {
  let count = 0;
  for (const rid of ROOMS) {
    const sent = player.getSent(rid);
    count += sent.length;
    const logged = server.log(rid).filter(({ msg }) => msg.startsWith(`${player.name} `));
    const cids = logged.map(({ cid }) => cid);
    if (new Set(cids).size !== cids.length) wrong(`${player.name} is doubled in ${rid}`);
    const ours = new Map(logged.map(({ cid = '', uid }, at) => [cid, { uid, at }]));
    let before = -1;
    for (const { cid, as, isAgain } of sent) {
      const found = ours.get(cid) ?? wrong(`${player.name} lost ${cid} in ${rid}`);
      if (!found.uid.startsWith(as)) wrong(`${player.name} spoke as ${found.uid} in ${rid}`);
      if (isAgain) continue;
      if (found.at < before) wrong(`${player.name} is out of order in ${rid} with ${cid}`);
      before = found.at;
    }
  }
  return count;
}

/** Checks that the messages of a client equal the end of the server's log. */
function checkSeen(player: SimPlayer, server: SimServer, wrong: (what: string) => never): void {
  const { rooms, step, outbox } = player.client().getState();
  if (step !== 'ready') wrong(`${player.name} is ${step}`);
  if (outbox.length > 0) wrong(`${player.name} still waits with ${outbox.length}`);
  for (const rid of ROOMS) {
    const seen = rooms[rid]?.messages ?? [];
    const log = server.log(rid).slice(-Math.max(seen.length, 1));
    if (seen.length !== log.length) wrong(`${player.name} sees ${seen.length} of ${server.log(rid).length} in ${rid}`);
    log.forEach(({ mid, msg }, at) => {
      if (seen[at]?.mid !== mid || seen[at]?.msg !== msg)
        wrong(`${player.name} sees ${seen[at]?.mid} where ${rid} has ${mid}`);
    });
  }
}

/**
 * Simulates three players with 38 kinds of faults and then without. Checks that no message is lost, duplicated or out of
 * order, that each player has one socket, and that no timer is left.
 *
 * @param hours simulated time
 */
export async function runWorld(seed: number, hours: number): Promise<WorldReport> {
  const random = seeded(seed);
  const clock = createFakeClock();
  const server = createSimServer(clock, random);
  const players = ['ann', 'bob', 'guest'].map((name) => createSimPlayer(name, { clock, random, host: server }));
  const wrong = (what: string) => fail(seed, what);
  const struck = new Set<string>();
  const names = Object.keys(faults);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const end = clock.now() + hours * HOUR;

  const live = (): void => {
    for (const player of players) {
      if (random() < 0.3) for (let more = random() * 4; more > 0; more -= 1) player.type(pick(ROOMS));
      if (random() < 0.1) player.client().loadHistory(pick(ROOMS));
      if (random() < 0.1) player.client().markRead(pick(ROOMS));
      if (random() < 0.2) player.resolveFailed(random() < 0.7);
      if (player.line.live() > 1) wrong(`${player.name} has ${player.line.live()} sockets`);
    }
    if (random() < 0.5) server.post(pick(ROOMS), `house ${clock.now()}`);
  };

  const strike = (): void => {
    const player = pick(players);
    if (random() < 0.4) return heal({ player, server });
    const name = pick(names);
    struck.add(name);
    faults[name]?.({ player, server, random, now: clock.now() });
  };

  for (let now = clock.now(); now < end; now += 20_000) {
    live();
    if (random() < 0.25) strike();
    await clock.advanceAsync(random() * 20_000);
    await clock.advanceAsync(now + 20_000 - clock.now());
  }
  for (let quiet = 0; quiet < 6; quiet += 1) {
    for (const player of players) {
      heal({ player, server });
      player.resolveFailed(true);
    }
    await clock.advanceAsync(120_000);
  }
  const sentCount = players.reduce((sum, player) => sum + checkSent(player, server, wrong), 0);
  for (const player of players) {
    checkSeen(player, server, wrong);
    player.dispose();
    if (player.line.live() > 0) wrong(`${player.name} left a socket`);
  }
  await clock.advanceAsync(1_000);
  if (clock.pending() > 0) wrong(`${clock.pending()} timers are left`);
  return { sentCount, faults: struck };
}
