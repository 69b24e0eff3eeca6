import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { StartupError } from '../../base/startupError.ts';

/** Locked byte, behind the content of the file: Windows does not let other processes read a locked part. */
const LOCKED_BYTE = 4096;

function openLockFile(folder: string): number {
  try {
    return openSync(join(folder, 'sandbox.lock'), constants.O_RDWR | constants.O_CREAT, 0o644);
  } catch (error) {
    throw createUnlockableError(folder, error);
  }
}

const createUnlockableError = (folder: string, error: unknown): StartupError =>
  new StartupError(
    `The data folder ${folder} could not be locked (${(error as NodeJS.ErrnoException).code ?? 'unknown'}). Start the sandbox again, or set another folder in SANDBOX_DATA.`,
  );

/** Returns " (process 123)" for the holder of a lock; empty if its file has no process id yet. */
function describeHolder(folder: string): string {
  const pid = /^\d+/.exec(readFileSync(join(folder, 'sandbox.lock'), 'utf8'))?.[0];
  return pid === undefined ? '' : ` (process ${pid})`;
}

/** Writes the process id, for the message of a second start only. It decides nothing, so a full disk is no error. */
function writeHolder(file: number): void {
  try {
    ftruncateSync(file);
    writeSync(file, `${process.pid}\n`, 0);
  } catch {
    // The lock holds without it.
  }
}

/**
 * Locks a data folder, because two databases on one folder would corrupt it.
 *
 * The operating system holds the lock on the file `sandbox.lock` and releases it when the process ends, however it ends. So
 * neither a killed sandbox nor a process id in use by another program blocks a start. The file is never deleted, because a new
 * one could be locked besides the old one.
 *
 * @returns a function that releases the lock
 * @throws StartupError if another sandbox holds the folder, or if it cannot be locked
 */
export function lockFolder(folder: string): () => void {
  const file = openLockFile(folder);
  try {
    if (!tryLock(file, LOCKED_BYTE, 1))
      throw new StartupError(
        `The data folder ${folder} is in use by another sandbox${describeHolder(folder)}. Stop it, or set another folder in SANDBOX_DATA.`,
      );
    writeHolder(file);
  } catch (error) {
    closeSync(file);
    throw error instanceof StartupError ? error : createUnlockableError(folder, error);
  }
  return () => closeSync(file);
}
