import { ConsoleRefusal } from './consoleTypes.ts';

/** Numbers of a planned fault. */
interface FaultNumbers {
  readonly delayMs?: number;
  readonly count?: number;
}

const isWholeFrom = (min: number, value: unknown): boolean =>
  value === undefined || (Number.isSafeInteger(value) && (value as number) >= min);

/** Requires whole numbers. A fault applies at least once: the plans count down to 0, so a fault of count 0 would never end. */
export function checkFaultNumbers({ delayMs, count }: FaultNumbers): void {
  if (!isWholeFrom(0, delayMs) || !isWholeFrom(1, count))
    throw new ConsoleRefusal(400, '"delayMs" and "count" are whole numbers; "count" is at least 1.');
}
