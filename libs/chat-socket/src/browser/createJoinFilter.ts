import { REQUEST_IDS } from '../messages/messageIds.ts';

const JOIN = `"msgId":${REQUEST_IDS.join}`;

/** Filter of the join requests that several tabs send over one connection. */
export interface JoinFilter {
  /** Returns whether the frame of a tab has to be sent. */
  readonly isDue: (tab: string, text: string) => boolean;
  /** Removes a tab that has ended. Returns the rooms that no other tab has joined, which the connection has to leave. */
  readonly removeTab: (tab: string) => readonly string[];
}

/** Creates a filter without tabs. A connection leaves a room only with the last of its tabs. */
export function createJoinFilter(): JoinFilter {
  /** Ids of the tabs in each room. */
  const rooms = new Map<string, Set<string>>();

  /** Returns whether it was the last tab of the room. */
  const leave = (tab: string, rid: string): boolean => {
    const tabs = rooms.get(rid);
    tabs?.delete(tab);
    if (tabs && tabs.size > 0) return false;
    rooms.delete(rid);
    return true;
  };

  return {
    isDue: (tab, text) => {
      if (!text.includes(JOIN)) return true;
      const { msgId, msgData } = JSON.parse(text) as { msgId: number; msgData: { rid: string; leave?: boolean } };
      if (msgId !== REQUEST_IDS.join) return true;
      if (msgData.leave) return leave(tab, msgData.rid);
      const tabs = rooms.get(msgData.rid) ?? new Set();
      rooms.set(msgData.rid, tabs.add(tab));
      return true;
    },
    removeTab: (tab) =>
      [...rooms]
        .filter(([, tabs]) => tabs.has(tab))
        .map(([rid]) => rid)
        .filter((rid) => leave(tab, rid)),
  };
}
