/** A code the platform would have sent by message, mail or voice call; read here instead (ruling X2). */
export interface SentCode {
  readonly at: number;
  readonly channel: 'sms' | 'email' | 'voice';
  readonly to: string;
  readonly code: string;
  readonly purpose: string;
}

const MAX_CODES = 200;

/** Keeps the newest codes in memory. */
export function createInbox() {
  const codes: SentCode[] = [];
  return {
    add: (code: SentCode) => {
      codes.unshift(code);
      codes.length = Math.min(codes.length, MAX_CODES);
    },
    list: (): readonly SentCode[] => codes,
  };
}

export type Inbox = ReturnType<typeof createInbox>;
