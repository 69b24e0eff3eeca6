import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Folder of the workspace. */
export const ROOT = join(import.meta.dirname, '../../..');

const END_WITH_PARENT = new URL('endWithParent.mjs', import.meta.url).href;
const HEALTHY_WITHIN_MS = 90_000;
const STOP_WITHIN_MS = 8_000;

/**
 * @typedef {{ name: string, port: number, script: string[], env?: Record<string, string>, health: string,
 *   onOutput?: (text: string) => void }} Program `script` is the file and arguments for Node, `onOutput` receives the output
 */

/** Rejects if a port is in use. @param {Pick<Program, 'name' | 'port'>} program */
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

/** Below the ports that systems assign to outgoing connections, so that the port is not assigned before the program starts. */
const FIRST_PORT = 15_000;
const PORTS = 15_000;

/** @param {number} port @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Finds a random free port. Random, so that two stacks that start at the same time rarely get the same port. */
export async function findFreePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await isFree(port)) return port;
  }
}

/**
 * Starts a Node script and resolves once it responds; it ends with the parent process. Its stderr is printed. If it ends
 * early, the error contains the end of its output.
 *
 * @param {Program} program
 */
export async function startProgram({ name, script, env, health, onOutput = () => {} }) {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error(`startProgram: ${name} has no output streams.`);
  let lastOutput = '';
  stdout.on('data', (text) => onOutput(String(text)));
  stderr.on('data', (text) => {
    onOutput(String(text));
    lastOutput = String(text).trim() || lastOutput;
  });
  const deadline = Date.now() + HEALTHY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(lastOutput || `${name} ended before it was ready.`);
    if (await serves(health, deadline - Date.now())) {
      stderr.on('data', (text) => process.stderr.write(`${name}: ${text}`));
      return child;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(lastOutput || `${name} did not respond at ${health}.`);
}

/** Ends programs, with SIGTERM first. @param {readonly import('node:child_process').ChildProcess[]} children */
export async function stopPrograms(children) {
  await Promise.all(children.map((child) => stopProgram(child)));
}

/**
 * Ends one program and waits until it has ended.
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

/**
 * Sends one request and waits for its response: a development server creates its first page for many seconds, and more requests
 * would delay it.
 *
 * @param {string} url @param {number} withinMs
 */
async function serves(url, withinMs) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(withinMs) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
