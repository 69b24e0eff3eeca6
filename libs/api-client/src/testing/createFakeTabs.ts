import type { TabChannel } from '../session/createSession.ts';

/** Tabs of one browser: what one posts the others hear. */
export function createFakeTabs() {
  const tabs = new Map<TabChannel, (message: unknown) => void>();
  const posted: unknown[] = [];
  const open = (): TabChannel => {
    const tab: TabChannel = {
      post: (message) => {
        posted.push(message);
        tabs.forEach((hear, other) => other !== tab && hear(message));
      },
      listen: (hear) => {
        tabs.set(tab, hear);
        return () => tabs.delete(tab);
      },
    };
    return tab;
  };
  return { open, posted, listening: () => tabs.size };
}
