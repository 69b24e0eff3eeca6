import { createSandbox, type Sandbox, type SandboxOptions } from '@pavilion/sandbox';
import type { DatabaseProvider } from './databaseProvider.ts';
import { createPlayer, type Player } from '../player/createPlayer.ts';

export type SandboxConsole = Sandbox['console'];

/** Options of a new member. */
export type MemberOptions = Partial<Parameters<SandboxConsole['members']['add']>[0]>;

export type NamedPlayer = Player & { readonly name: string };

/** A running platform that a suite shares. */
export interface Platform {
  readonly sandbox: Pick<Sandbox, 'url' | 'console' | 'close'>;
  /** Creates a member with a session; the default balance is 10,000.00. */
  readonly newPlayer: (member?: string | MemberOptions) => Promise<NamedPlayer>;
}

let members = 0;

/** Wraps a sandbox of this or another process for a suite. */
export function createPlatform(sandbox: Platform['sandbox']): Platform {
  return {
    sandbox,
    newPlayer: async (member = {}) => {
      const memberOptions: MemberOptions = typeof member === 'string' ? { money: member } : member;
      const name = `p${process.pid}x${++members}`;
      await sandbox.console.members.add({ money: '10000.00', name, ...memberOptions });
      const player = createPlayer(sandbox.url, { isSafe: false });
      await player.login(memberOptions.name ?? name, memberOptions.password);
      return { ...player, name: memberOptions.name ?? name };
    },
  };
}

/** All players of a suite have one address, so limits by address are widened. Tests of these limits use the default. */
const ADDRESS_LIMIT_FACTOR = 100;

/** Starts a platform on a new database. The world is paused; only the console changes it. */
export async function startPlatform(databases: DatabaseProvider, options: SandboxOptions = {}): Promise<Platform> {
  const database = await databases.make();
  const world = { running: false, liveMatches: 40, inPlayDelayMs: 150, seed: 7 };
  return createPlatform(
    await createSandbox({ database, ...world, addressLimitFactor: ADDRESS_LIMIT_FACTOR, ...options }),
  );
}
