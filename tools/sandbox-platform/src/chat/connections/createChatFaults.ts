/** What may go wrong on the chat's line on purpose (ruling X1). */
export const chatFaultKinds = {
  lostAnswer: 'Do what is asked and do not answer',
  lostPush: 'Leave a message out',
  duplicate: 'Send a message twice',
  delay: 'Say everything late',
  silent: 'Say nothing more, keep the line',
  cut: 'Cut the line without a word',
} as const;

export type ChatFaultKind = keyof typeof chatFaultKinds;

/** A planned fault of the chat. */
export interface ChatFault {
  readonly kind: ChatFaultKind;
  /** Milliseconds of `delay`; 1,000 unless given. */
  readonly delayMs?: number;
  /** How often it strikes; endless unless given. */
  readonly count?: number;
}

/** What is about to be sent. */
export type OutgoingKind = 'answer' | 'push' | 'echo';

/** The faults of the chat, in memory: a restart heals everything. */
export interface ChatFaultPlan {
  readonly list: () => readonly ChatFault[];
  readonly add: (fault: ChatFault) => void;
  readonly clear: () => void;
  /** The fault that strikes what is about to be sent, counted down; nothing in most cases. */
  readonly take: (saying: OutgoingKind) => ChatFault | undefined;
}

const strikes: Readonly<Record<ChatFaultKind, readonly OutgoingKind[]>> = {
  lostAnswer: ['answer'],
  lostPush: ['push'],
  duplicate: ['push'],
  delay: ['answer', 'push', 'echo'],
  silent: ['answer', 'push', 'echo'],
  cut: ['answer', 'push', 'echo'],
};

/** Begins without faults. */
export function createChatFaults(): ChatFaultPlan {
  let faults: readonly ChatFault[] = [];
  return {
    list: () => faults,
    add: (fault) => void (faults = [...faults, fault]),
    clear: () => void (faults = []),
    take: (saying) => {
      if (faults.length === 0) return undefined;
      const hit = faults.find(({ kind }) => strikes[kind].includes(saying));
      if (hit?.count === undefined) return hit;
      const rest = hit.count > 1 ? [{ ...hit, count: hit.count - 1 }] : [];
      faults = faults.flatMap((fault) => (fault === hit ? rest : [fault]));
      return hit;
    },
  };
}
