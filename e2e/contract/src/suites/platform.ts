import { createSandbox, type Sandbox, type SandboxOptions } from '@pavilion/sandbox';
import type { Books } from '../testing/books.ts';
import { createPlayer, type Player } from '../testing/createPlayer.ts';

export type SandboxConsole = Sandbox['console'];

/** What a new member is like. */
export type MemberFacts = Partial<Parameters<SandboxConsole['members']['add']>[0]>;

export type NamedPlayer = Player & { readonly name: string };

/** A running platform that a suite shares. */
export interface Platform {
  readonly sandbox: Pick<Sandbox, 'url' | 'console' | 'close'>;
  /** A new member, logged in; with 10,000.00 unless told. */
  readonly newPlayer: (member?: string | MemberFacts) => Promise<NamedPlayer>;
}

let members = 0;

/** Wraps a sandbox, in this process or in another, for a suite. */
export function platformOf(sandbox: Platform['sandbox']): Platform {
  return {
    sandbox,
    newPlayer: async (member = {}) => {
      const facts: MemberFacts = typeof member === 'string' ? { money: member } : member;
      const name = `p${process.pid}x${++members}`;
      await sandbox.console.members.add({ money: '10000.00', name, ...facts });
      const player = createPlayer(sandbox.url, { isSafe: false });
      await player.login(facts.name ?? name, facts.password);
      return { ...player, name: facts.name ?? name };
    },
  };
}

/** Starts a platform on the given books. The world stands still: only the console moves it. */
export async function startPlatform(books: Books, options: SandboxOptions = {}): Promise<Platform> {
  const database = await books.make();
  return platformOf(
    await createSandbox({ database, running: false, liveMatches: 40, inPlayDelayMs: 150, seed: 7, ...options }),
  );
}
