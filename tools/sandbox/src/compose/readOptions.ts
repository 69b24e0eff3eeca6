import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import { StartupError } from '@pavilion/sandbox-platform/base/startupError';

/** Command of the command line with its options. */
export type Command =
  | { readonly name: 'serve'; readonly options: SandboxOptions }
  | { readonly name: 'audit'; readonly options: SandboxOptions }
  | { readonly name: 'chat'; readonly options: SandboxOptions }
  | { readonly name: 'help' };

type Env = Readonly<Record<string, string | undefined>>;

/** Smallest and largest value of an option. */
interface NumberRange {
  readonly min: number;
  readonly max: number;
}

function wholeNumber(text: string | undefined, name: string, { min, max }: NumberRange): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new StartupError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fresh: { type: 'boolean', default: false },
        speed: { type: 'string' },
        seed: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new StartupError(`${(error as Error).message.split('. ')[0]}. Try: sandbox --help`);
  }
}

const parseDatabase = (env: Env, root: string): NonNullable<SandboxOptions['database']> =>
  env['DATABASE_URL']
    ? { kind: 'postgres', url: env['DATABASE_URL'] }
    : {
        kind: 'folder',
        path: env['SANDBOX_DATA'] || join(root, '.data/sandbox'),
        cache: join(root, 'node_modules/.cache/pavilion'),
      };

const DEFAULT_PORT = 4300;
/** Distance of the default venue port from the platform's port, so that `SANDBOX_PORT` alone moves both. */
const VENUE_PORT_OFFSET = 10;
const MAX_PORT = 65_535;

/** Origins of the two sites that `npm start` runs, by both names of the local host. */
const USUAL_SITES = ['127.0.0.1', 'localhost'].flatMap((host) => [4201, 4202].map((port) => `http://${host}:${port}`));

function parseOrigins(text: string | undefined): readonly string[] {
  if (text === undefined || text === '') return USUAL_SITES;
  return text.split(',').map((part) => {
    const url = URL.parse(part.trim());
    if (url && /^https?:$/.test(url.protocol) && url.origin === part.trim()) return url.origin;
    throw new StartupError(`SANDBOX_SITES must be origins such as http://127.0.0.1:4201, not "${part}".`);
  });
}

/** Returns the default venue port for a platform port; 0 (any free port) if the port at that distance is above 65535. */
const toVenuePort = (port: number): number =>
  port === 0 || port + VENUE_PORT_OFFSET > MAX_PORT ? 0 : port + VENUE_PORT_OFFSET;

type Flags = ReturnType<typeof readFlags>['values'];

function readPorts(flags: Flags, env: Env): { readonly port: number; readonly venuePort: number } {
  const range: NumberRange = { min: 0, max: MAX_PORT };
  const port =
    wholeNumber(flags.port, '--port', range) ?? wholeNumber(env['SANDBOX_PORT'], 'SANDBOX_PORT', range) ?? DEFAULT_PORT;
  return { port, venuePort: wholeNumber(env['SANDBOX_VENUE_PORT'], 'SANDBOX_VENUE_PORT', range) ?? toVenuePort(port) };
}

function readWorldOptions(flags: Flags, env: Env): Pick<SandboxOptions, 'speed' | 'seed' | 'liveMatches'> {
  const speed = wholeNumber(flags.speed, '--speed', { min: 1, max: 600 });
  const seed = wholeNumber(flags.seed, '--seed', { min: 0, max: 2_147_483_647 });
  const liveMatches = wholeNumber(env['SANDBOX_MATCHES'], 'SANDBOX_MATCHES', { min: 10, max: 2_500 });
  return {
    ...(speed !== undefined ? { speed } : {}),
    ...(seed !== undefined ? { seed } : {}),
    ...(liveMatches !== undefined ? { liveMatches } : {}),
  };
}

/** A secret that is shorter could be guessed. */
const MIN_SECRET_LENGTH = 16;

function readClientOptions(env: Env): Pick<SandboxOptions, 'proxySecret' | 'addressLimitFactor'> {
  const proxySecret = env['SANDBOX_PROXY_SECRET'] ?? '';
  if (proxySecret !== '' && proxySecret.length < MIN_SECRET_LENGTH)
    throw new StartupError(`SANDBOX_PROXY_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`);
  const name = 'SANDBOX_ADDRESS_LIMIT_FACTOR';
  const addressLimitFactor = wholeNumber(env[name], name, { min: 1, max: 1_000 });
  return {
    ...(proxySecret === '' ? {} : { proxySecret }),
    ...(addressLimitFactor === undefined ? {} : { addressLimitFactor }),
  };
}

/**
 * Parses the command line and the environment.
 *
 * @param root folder of the repository: location of `node_modules` and, unless `SANDBOX_DATA` is set, of the data
 * @throws StartupError with the name of the invalid value
 */
export function readOptions(args: readonly string[], env: Env, root: string): Command {
  const { values, positionals } = readFlags(args);
  const [name = 'serve', ...rest] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  if ((name !== 'serve' && name !== 'audit' && name !== 'chat') || rest.length > 0) {
    throw new StartupError(`There is no command "${positionals.join(' ')}". Try: sandbox --help`);
  }
  const options: SandboxOptions = {
    database: parseDatabase(env, root),
    fresh: values.fresh,
    siteOrigins: parseOrigins(env['SANDBOX_SITES']),
    ...readClientOptions(env),
    ...readWorldOptions(values, env),
    ...readPorts(values, env),
  };
  return { name, options };
}
