import type { ChatState } from '@pavilion/chat-socket';
import { token } from '@pavilion/ui-kit';
import type { ChatSettings } from './chatSlice.ts';

const VARIABLE = '--chat-unread';
const MAX_SHOWN_UNREAD = 99;
/** Delay of the count in milliseconds, so that a message that is read at once is never counted. */
const LATE_MS = 400;

/** Counts the unread messages of all rooms that are not quiet. */
export const countUnread = ({ rooms }: ChatState, { quiet }: ChatSettings): number =>
  Object.values(rooms).reduce((sum, { rid, unread }) => sum + (quiet.includes(rid) ? 0 : unread), 0);

const rules = `
[data-chat]::after {
  content: var(${VARIABLE}, none);
  display: inline-grid;
  place-items: center;
  min-width: 1.125rem;
  height: 1.125rem;
  margin-left: ${token('space.1')};
  padding: 0 0.3125rem;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent.fill')};
  color: ${token('color.text.onAccent')};
  font-family: ${token('font.family.figure')};
  font-size: max(12px, 0.75rem);
  font-weight: ${token('font.weight.strong')};
  line-height: 1;
}`;

/**
 * Creates the unread count at the button that opens the chat. The button is part of the first load; the CSS rule and the
 * count come with the chat.
 *
 * The count is a CSS variable of the root element. It is written rarely, because each change restyles the page (F-CHT-14).
 */
export function createUnreadMark(page: Document): { readonly show: (count: number) => void } {
  const sheet = typeof CSSStyleSheet.prototype.replaceSync === 'function' ? new CSSStyleSheet() : undefined;
  sheet?.replaceSync(rules);
  if (sheet) page.adoptedStyleSheets.push(sheet);
  const { style } = page.documentElement;
  let latest = 0;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    if (latest > 0) style.setProperty(VARIABLE, `"${latest > MAX_SHOWN_UNREAD ? `${MAX_SHOWN_UNREAD}+` : latest}"`);
    else if (isShown) style.removeProperty(VARIABLE);
    isShown = latest > 0;
  };
  return {
    show: (count) => {
      if (count === latest) return;
      latest = count;
      if (count > 0) return void (timer ??= setTimeout(write, LATE_MS));
      clearTimeout(timer);
      write();
    },
  };
}
