/** A code the platform would have sent by message, mail or voice call; read here instead (ruling X2). */
export interface SentCode {
  readonly at: number;
  readonly channel: 'sms' | 'email' | 'voice';
  readonly to: string;
  readonly code: string;
  readonly purpose: string;
}

/** A captcha that was shown, with its answer: the picture's signs, or how far right the piece belongs, in pixels. */
export interface ShownCaptcha {
  readonly at: number;
  readonly kind: 'picture' | 'slider';
  /** The picture's `x-code`, the slider's `lot_number`. */
  readonly id: string;
  readonly answer: string;
}

const MAX_ITEMS = 200;

/** Keeps the newest of something, newest first. */
function createPile<Item>() {
  const items: Item[] = [];
  return {
    add: (item: Item) => {
      items.unshift(item);
      items.length = Math.min(items.length, MAX_ITEMS);
    },
    list: (): readonly Item[] => items,
  };
}

/** Keeps the newest codes and captchas in memory: the operator's eyes, and a test's. The books hold digests alone. */
export function createInbox() {
  const codes = createPile<SentCode>();
  const captchas = createPile<ShownCaptcha>();
  return { add: codes.add, list: codes.list, show: captchas.add, captchas: captchas.list };
}

export type Inbox = ReturnType<typeof createInbox>;
