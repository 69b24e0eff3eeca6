import type { SandboxConsole } from '../testing/sandbox/platform.ts';

/** Fault of one call. */
export type CallFault = Omit<Parameters<SandboxConsole['addFault']>[0], 'endpoint' | 'count'>;

/** Whether all faults are tested: the long run, `npm run bench -- --only moneyFaults`. */
export const isLongRun = process.env['MONEY_FAULTS'] === 'all';

/** All kinds except those that end the session, because a logged-out client sends no query for the former login. */
const KINDS: readonly CallFault['kind'][] = [
  'delay',
  'drop',
  'duplicate',
  'hold',
  'lostAnswer',
  'corrupt',
  'stall',
  'html',
  'unavailable',
  'codeMissing',
  'codeText',
  'codeNull',
  'codeArray',
  'dataMissing',
  'messageObject',
  'huge',
  'deep',
  'poison',
  'flaggedPlain',
  'unflagged',
  'cutSealed',
];
/** Codes that a gateway may return instead of the handler; 7777 is not in the catalogue. */
const CODES = [
  6003, 6005, 6006, 6011, 6012, 6013, 6016, 6030, 6033, 6035, 6099, 6110, 6301, 6316, 6317, 6318, 6366, 6399, 7777,
];

/** Delay that is longer than the timeout of a call with a fast clock. */
export const LATE_MS = 700;

/** Kinds of faults that end in a timeout; they are tested with a fast clock. */
const WAITING: readonly CallFault['kind'][] = ['stall', 'delay', 'hold'];
export const isWaitingFault = ({ kind }: CallFault): boolean => WAITING.includes(kind);

/** Returns all kinds of faults, 40. */
export const listFaultKinds = (): readonly CallFault[] => [
  ...KINDS.map((kind) => ({ kind, ...(kind === 'delay' && { delayMs: LATE_MS }) })),
  ...CODES.map((code) => ({ kind: 'error' as const, code })),
];
