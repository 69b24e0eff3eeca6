import type { Sandbox } from './createSandbox.ts';
import { demoMembers, DEMO_PASSWORD } from '@pavilion/sandbox-platform/members/seedMembers';

/** What `--help` prints. */
export const helpText = `Pavilion sandbox: the platform the sites talk to, with play money.

  sandbox [serve]   start it
  sandbox chat      serve the chat of a running sandbox from one more process (PostgreSQL only)
  sandbox audit     check the books of a sandbox that is not running: prints OK, or the first violation

  --fresh           begin with empty books (the old ones are deleted)
  --speed N         world seconds in one real second, 1 to 600 (default 1)
  --seed N          another world: other fixtures, other matches
  --port N          port, instead of SANDBOX_PORT (default 4300)

  SANDBOX_VENUE_PORT  port of the venues' own pages (default: the sandbox's port + 10)
  SANDBOX_SITES       origins that may frame a venue, with commas between (the two sites on this machine)
  DATABASE_URL      a PostgreSQL database, instead of the embedded one
  SANDBOX_DATA      folder of the embedded database (default .data/sandbox)
`;

/** What is printed once the platform listens. */
export function startText({ url, label }: Pick<Sandbox, 'url' | 'label'>): string {
  const members = demoMembers.map(({ name, says }) => `  ${name.padEnd(10)}${says}`);
  return [
    `Sandbox   ${url}`,
    `Console   ${url}/console`,
    `Books     ${label}`,
    `Members   (password ${DEMO_PASSWORD})`,
    ...members,
  ].join('\n');
}
