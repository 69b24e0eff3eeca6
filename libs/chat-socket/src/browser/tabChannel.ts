/**
 * Message between tabs. During a deployment tabs of different versions exchange messages, so that fields are only added, and
 * an added field may be missing.
 */
export type TabMessage =
  /** Follower: requests the state of the leader's socket. The follower holds the Web Lock `lock` until it ends. */
  | { readonly type: 'hello'; readonly from: string; readonly lock?: string }
  /** Follower: the tab has ended and leaves its rooms. */
  | { readonly type: 'bye'; readonly from: string }
  /** Leader: the socket is not open yet. */
  | { readonly type: 'wait'; readonly to: string }
  /**
   * Leader: the socket is open. Sent to all followers or to one. `since` is the time in milliseconds UTC at which the leader
   * received the lock.
   */
  | { readonly type: 'open'; readonly to?: string; readonly leader?: string; readonly since?: number }
  | { readonly type: 'up'; readonly from: string; readonly text: string }
  | { readonly type: 'down'; readonly data: unknown; readonly leader?: string | undefined }
  /** The socket of `leader` is closed. A follower that receives the lock of a leader that crashed sends it too. */
  | { readonly type: 'closed'; readonly code: number; readonly leader?: string | undefined };

/** Used part of `BroadcastChannel`. */
export interface TabChannel {
  onmessage: ((event: { readonly data: TabMessage }) => void) | null;
  readonly postMessage: (message: TabMessage) => void;
  readonly close: () => void;
}
