import { spawn } from 'node:child_process';

/**
 * @typedef {object} Command
 * @property {readonly string[]} command the program and its arguments
 * @property {number} limitMs a command that takes longer is ended and has failed
 * @property {(text: string) => void} write receives the output as it comes
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends a child and everything that it started. @param {import('node:child_process').ChildProcess} child */
const endGroup = ({ pid }) => pid !== undefined && process.kill(-pid, 'SIGKILL');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    running.forEach(endGroup);
    process.exit(1);
  });
}

/**
 * Runs a command in a process group of its own.
 *
 * @param {Command} command
 * @returns {Promise<boolean>} whether it ended with code 0
 */
export function runCommand({ command: [file = '', ...args], limitMs, write }) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    running.add(child);
    const limit = setTimeout(() => {
      write(`It did not end within ${limitMs / 60_000} minutes.\n`);
      endGroup(child);
    }, limitMs);
    /** @param {boolean} isGood */
    const end = (isGood) => {
      clearTimeout(limit);
      running.delete(child);
      resolve(isGood);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
    child.on('error', (error) => {
      write(`${error.message}\n`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
