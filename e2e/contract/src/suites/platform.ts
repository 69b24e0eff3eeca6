import { createSandbox, type Sandbox, type SandboxOptions } from '@pavilion/sandbox';
import { type Books } from '../testing/books.ts';
import { createPlayer, type Player } from '../testing/createPlayer.ts';

/** A running platform that a suite shares. */
export interface Platform {
  readonly sandbox: Sandbox;
  /** A new member with money of his own, logged in. */
  readonly newPlayer: (money?: string) => Promise<Player & { readonly name: string }>;
}

let members = 0;

/** Starts a platform on the given books. The world stands still: only the console moves it. */
export async function startPlatform(books: Books, options: SandboxOptions = {}): Promise<Platform> {
  const sandbox = await createSandbox({
    database: await books.make(),
    running: false,
    inPlayDelayMs: 150,
    seed: 7,
    ...options,
  });
  return {
    sandbox,
    newPlayer: async (money = '10000.00') => {
      const name = `p${process.pid}x${++members}`;
      await sandbox.console.members.add({ name, money });
      const player = createPlayer(sandbox.url);
      await player.login(name);
      return { ...player, name };
    },
  };
}
