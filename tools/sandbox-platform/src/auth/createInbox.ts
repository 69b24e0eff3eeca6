/** Verification code that a real platform would send by SMS, mail or voice call (ruling X2). */
export interface SentCode {
  readonly at: number;
  readonly channel: 'sms' | 'email' | 'voice';
  readonly to: string;
  readonly code: string;
  readonly purpose: string;
}

/** Captcha with its solution: the text of the picture, or the position of the slider in pixels. */
export interface ShownCaptcha {
  readonly at: number;
  readonly kind: 'picture' | 'slider';
  /** `x-code` of the picture, or `lot_number` of the slider. */
  readonly id: string;
  readonly answer: string;
}

const MAX_ITEMS = 200;

/** Creates a list of the newest items, newest first. */
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

/** Creates the inbox of the newest codes and captchas, in memory, for the operator and tests. The database stores only digests. */
export function createInbox() {
  const codes = createPile<SentCode>();
  const captchas = createPile<ShownCaptcha>();
  return { add: codes.add, list: codes.list, show: captchas.add, captchas: captchas.list };
}

export type Inbox = ReturnType<typeof createInbox>;
