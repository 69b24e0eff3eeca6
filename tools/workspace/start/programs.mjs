import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The workspace's folder. */
export const ROOT = join(import.meta.dirname, '../../..');

const END_WITH_PARENT = new URL('endWithParent.mjs', import.meta.url).href;
const HEALTHY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 8_000;

/**
 * @typedef {{ name: string, port: number, script: string[], env?: Record<string, string>, health: string,
 *   hear?: (text: string) => void }} Program `script` is what Node runs and its arguments, `hear` gets all that is said
 */

/** Rejects with a plain sentence when a port is taken. @param {Pick<Program, 'name' | 'port'>} program */
export function assertPortFree({ name, port }) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => {
        const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
        reject(
          new Error(
            isTaken
              ? `Port ${port} is taken, so ${name} cannot start. Free it, or choose another with an environment variable.`
              : `Port ${port} cannot be used by ${name}: ${error.message}`,
          ),
        );
      });
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
    })
  );
}

/** Below the ports a system lends to outgoing connections: none of these is lent between the asking and the start of a program. */
const FIRST_PORT = 15_000;
const PORTS = 15_000;

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port nobody listens on, by chance: two who start their programs at the same time hardly ever get the same. */
export async function freePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

/**
 * Starts a script of Node and answers once it serves; it ends with the process that started it. What it says on stderr is shown; when it ends early, its last words are the
 * error.
 *
 * @param {Program} program
 */
export async function startProgram({ name, script, env, health, hear = () => {} }) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error(`${name} has no output to read.`);
  let lastOutput = '';
  stdout.on('data', (text) => hear(String(text)));
  stderr.on('data', (text) => {
    hear(String(text));
    lastOutput = String(text).trim() || lastOutput;
  });
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(lastOutput || `${name} ended before it was ready.`);
    if (await serves(health)) {
      stderr.on('data', (text) => process.stderr.write(`${name}: ${text}`));
      return child;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(lastOutput || `${name} did not answer at ${health}.`);
}

/** Ends programs, politely first. @param {readonly import('node:child_process').ChildProcess[]} children */
export async function stopPrograms(children) {
  await Promise.all(children.map((child) => stopProgram(child)));
}

/**
 * Ends one program and waits until it is gone.
 *
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} [signal]
 */
export function stopProgram(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      child.once('exit', () => {
        clearTimeout(lastResort);
        resolve();
      });
      child.kill(signal);
    })
  );
}

/** @param {string} url */
async function serves(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
