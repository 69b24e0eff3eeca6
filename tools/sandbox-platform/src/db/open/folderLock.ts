import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../base/startupError.ts';

interface Holder {
  readonly pid: number;
  /** Start time of the process in kernel ticks. It detects a process id that another process has reused. */
  readonly started: string;
}

/** Returns field 22 of `/proc/<pid>/stat`; empty without `/proc`. */
function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof value.pid === 'number' ? { pid: value.pid, started: value.started ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

const isRunning = (holder: Holder): boolean =>
  isAlive(holder.pid) && (holder.started === '' || readStartTime(holder.pid) === holder.started);

function writeLock(file: string): boolean {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: readStartTime(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a data folder for this process, because two databases on one folder would corrupt it.
 *
 * A lock of a process that no longer runs is replaced.
 *
 * @returns a function that releases the lock
 * @throws StartupError if a running sandbox holds the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'sandbox.lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (writeLock(file)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder && isRunning(holder)) {
      throw new StartupError(
        `The data folder ${folder} is in use by another sandbox (process ${holder.pid}). Stop it, or set another folder in SANDBOX_DATA.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartupError(
    `The data folder ${folder} could not be locked. Start the sandbox again, or set another folder in SANDBOX_DATA.`,
  );
}
