import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { ROOT } from '../checks/libraries.mjs';

/** A port nobody listens on at this moment. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a Node program of the workspace and waits until it answers; its last words are part of the error when it never does.
 *
 * @param {string[]} args @param {Record<string, string>} env @param {string} healthUrl
 */
export async function startProgram(args, env, healthUrl) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}:\n${said}`);
    if (await answers(healthUrl)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`${args.join(' ')} did not answer on ${healthUrl}:\n${said}`);
}

/**
 * Ends a program and waits until it is gone.
 *
 * @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal
 */
export function stopProgram(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve(undefined));
    child.kill(signal);
  });
}

/** @param {string} url */
async function answers(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}
