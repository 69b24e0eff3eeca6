import type { Sandbox } from './createSandbox.ts';
import { demoMembers, DEMO_PASSWORD } from '@pavilion/sandbox-platform/members/seedMembers';

/** Text of `--help`. */
export const helpText = `Pavilion sandbox: a local platform for the sites, with play money.

  sandbox [serve]   start the sandbox
  sandbox chat      serve the chat of a running sandbox in another process (PostgreSQL only)
  sandbox audit     audit the ledger of a sandbox that is not running: prints OK, or the first violation

  --fresh           start with an empty database (the existing data is deleted)
  --speed N         world seconds per real second, 1 to 600 (default 1)
  --seed N          seed of the world, with other fixtures and matches
  --port N          port, instead of SANDBOX_PORT (default 4300)

  SANDBOX_PORT                  port of the platform (default 4300); 0 uses any free port
  SANDBOX_VENUE_PORT            port of the venues' own pages (default: the sandbox's port + 10)
  SANDBOX_SITES                 comma-separated origins that may frame a venue (default: the two sites on this machine)
  SANDBOX_PROXY_SECRET          secret with which the site servers prove the address of their client
  SANDBOX_ADDRESS_LIMIT_FACTOR  factor of all limits by client address (default 1)
  SANDBOX_MATCHES               approximate in-play matches of a new world, 10 to 2500 (default about 140)
  SANDBOX_HASH_ROUNDS           rounds of a password hash, a power of two (default 16384)
  SANDBOX_DATA                  folder of the embedded database (default .data/sandbox)
  DATABASE_URL                  URL of a PostgreSQL database that replaces the embedded one
`;

/** Returns the text that is printed once the platform listens. */
export function startText({ url, label }: Pick<Sandbox, 'url' | 'label'>): string {
  const members = demoMembers.map(({ name, description }) => `  ${name.padEnd(10)}${description}`);
  return [
    `Sandbox   ${url}`,
    `Console   ${url}/console`,
    `Database  ${label}`,
    `Members   (password ${DEMO_PASSWORD})`,
    ...members,
  ].join('\n');
}
