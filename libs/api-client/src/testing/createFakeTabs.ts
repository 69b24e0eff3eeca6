import type { TabChannel } from '../session/createSession.ts';

/** Creates tabs of one browser that receive each other's messages. */
export function createFakeTabs() {
  const tabs = new Map<TabChannel, (message: unknown) => void>();
  const posted: unknown[] = [];
  const open = (): TabChannel => {
    const tab: TabChannel = {
      post: (message) => {
        posted.push(message);
        tabs.forEach((listener, other) => other !== tab && listener(message));
      },
      listen: (listener) => {
        tabs.set(tab, listener);
        return () => tabs.delete(tab);
      },
    };
    return tab;
  };
  return { open, posted, listening: () => tabs.size };
}
