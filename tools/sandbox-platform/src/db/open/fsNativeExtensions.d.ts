/** Types of the part in use. The package has none. */
declare module 'fs-native-extensions' {
  /**
   * Locks a byte range of an open file for this file descriptor. The operating system releases the lock when the descriptor is
   * closed or the process ends.
   *
   * @returns false if another descriptor holds a lock on the range
   */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
