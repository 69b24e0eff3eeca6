import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { SandboxOptions } from '@pavilion/sandbox';
import type { SandboxConsole } from './platform.ts';

/** A sandbox in another process, on the same port after every restart, with a console as in this process. */
export interface RemoteSandbox {
  readonly url: string;
  readonly console: SandboxConsole;
  /** Kills the process, as a power failure would. */
  readonly kill: () => Promise<void>;
  /** Restarts it on the same database and port. */
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Returns the program of the process: a sandbox that runs console commands from messages. */
const buildProgram = (file: string, options: SandboxOptions) => `
const { createSandbox } = await import(${JSON.stringify(pathToFileURL(file).href)});
const sandbox = await createSandbox(${JSON.stringify(options)});
process.on('message', async ({ id, path, args }) => {
  try {
    const owner = path.slice(0, -1).reduce((at, key) => at[key], sandbox.console);
    process.send({ id, value: await owner[path.at(-1)](...args) });
  } catch (error) {
    process.send({ id, error: String(error.message) });
  }
});
// The process of the tests has ended.
process.on('disconnect', () => process.exit());
process.send({ url: sandbox.url });
`;

interface Reply {
  readonly id?: number;
  readonly url?: string;
  readonly value?: unknown;
  readonly error?: string;
}

function launch(file: string, options: SandboxOptions): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', buildProgram(file, options)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
}

const waitForListening = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`startRemoteSandbox: the sandbox exited with ${code}.`)));
    child.once('message', ({ url }: Reply) => resolve(url ?? ''));
  });

const waitForExit = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });

let commands = 0;

/** Runs one console command in a process. */
const callConsole = (child: ChildProcess, path: readonly string[], args: readonly unknown[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const id = ++commands;
    const handleReply = (reply: Reply) => {
      if (reply.id !== id) return;
      child.off('message', handleReply);
      if (reply.error === undefined) resolve(reply.value);
      else reject(new Error(reply.error));
    };
    child.on('message', handleReply);
    child.send({ id, path, args });
  });

/** Creates an object whose methods, at any depth, are commands sent by `send`. */
const createRemoteObject = (
  send: (path: readonly string[], args: readonly unknown[]) => unknown,
  path: readonly string[],
) =>
  new Proxy(() => undefined, {
    get: (_, key): unknown => createRemoteObject(send, [...path, String(key)]),
    apply: (_, __, args: unknown[]) => send(path, args),
  });

/** Starts the built sandbox `file` in another process. */
export async function startRemoteSandbox(file: string, options: SandboxOptions): Promise<RemoteSandbox> {
  let child = launch(file, options);
  const url = await waitForListening(child);
  const port = Number(new URL(url).port);
  return {
    url,
    console: createRemoteObject((path, args) => callConsole(child, path, args), []) as unknown as SandboxConsole,
    kill: () => waitForExit(child, 'SIGKILL'),
    start: async () => {
      child = launch(file, { ...options, port });
      await waitForListening(child);
    },
    close: () => waitForExit(child, 'SIGKILL'),
  };
}
