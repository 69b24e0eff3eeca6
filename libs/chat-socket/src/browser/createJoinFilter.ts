import { REQUEST_IDS } from '../messages/messageIds.ts';

const JOIN = `"msgId":${REQUEST_IDS.join}`;

/**
 * Creates a filter of join requests from several tabs: a connection leaves a room only with the last of its tabs.
 *
 * @returns a function that returns whether the frame of a tab has to be sent
 */
export function createJoinFilter(): (tab: string, text: string) => boolean {
  const tabs = new Map<string, Set<string>>();
  return (tab, text) => {
    if (!text.includes(JOIN)) return true;
    const { msgId, msgData } = JSON.parse(text) as { msgId: number; msgData: { rid: string; leave?: boolean } };
    if (msgId !== REQUEST_IDS.join) return true;
    const inside = tabs.get(msgData.rid) ?? new Set();
    tabs.set(msgData.rid, inside);
    if (!msgData.leave) return Boolean(inside.add(tab));
    inside.delete(tab);
    return inside.size === 0;
  };
}
