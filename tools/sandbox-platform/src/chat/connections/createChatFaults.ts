/** Kinds of planned chat faults, with their texts on the console (ruling X1). */
export const chatFaultKinds = {
  lostAnswer: 'Process the request without a reply',
  lostPush: 'Drop a push',
  duplicate: 'Send a push twice',
  delay: 'Delay all frames',
  silent: 'Send nothing more, keep the connection open',
  cut: 'Terminate the connection',
} as const;

export type ChatFaultKind = keyof typeof chatFaultKinds;

/** Planned fault of the chat. */
export interface ChatFault {
  readonly kind: ChatFaultKind;
  /** Delay of `delay` in milliseconds, by default 1,000. */
  readonly delayMs?: number;
  /** Number of times the fault applies; unlimited by default. */
  readonly count?: number;
}

/** Kind of an outgoing frame. */
export type OutgoingKind = 'reply' | 'push' | 'echo';

/** Planned faults, kept in memory; a restart removes them. */
export interface ChatFaultPlan {
  readonly list: () => readonly ChatFault[];
  readonly add: (fault: ChatFault) => void;
  readonly clear: () => void;
  /** Returns the fault that applies to an outgoing frame and counts it down. */
  readonly take: (outgoing: OutgoingKind) => ChatFault | undefined;
}

const affectedFrames: Readonly<Record<ChatFaultKind, readonly OutgoingKind[]>> = {
  lostAnswer: ['reply'],
  lostPush: ['push'],
  duplicate: ['push'],
  delay: ['reply', 'push', 'echo'],
  silent: ['reply', 'push', 'echo'],
  cut: ['reply', 'push', 'echo'],
};

/** Creates an empty plan of faults. */
export function createChatFaults(): ChatFaultPlan {
  let faults: readonly ChatFault[] = [];
  return {
    list: () => faults,
    add: (fault) => void (faults = [...faults, fault]),
    clear: () => void (faults = []),
    take: (outgoing) => {
      if (faults.length === 0) return undefined;
      const hit = faults.find(({ kind }) => affectedFrames[kind].includes(outgoing));
      if (hit?.count === undefined) return hit;
      const rest = hit.count > 1 ? [{ ...hit, count: hit.count - 1 }] : [];
      faults = faults.flatMap((fault) => (fault === hit ? rest : [fault]));
      return hit;
    },
  };
}
