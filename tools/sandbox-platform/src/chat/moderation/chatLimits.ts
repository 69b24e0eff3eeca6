/** How often something may be done: so many at once, and so many a minute in the long run. */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** What the chat lets anybody do. The console changes it while it runs. */
export interface ChatLimits {
  /** Messages of a member. */
  readonly member: RateLimit;
  /** Messages of a guest. */
  readonly guest: RateLimit;
  /** Frames of one connection, heartbeats among them; beyond it the connection is closed (1008). */
  readonly frames: RateLimit;
  /** Handshakes: who comes faster waits at the door. */
  readonly arrivals: RateLimit;
  readonly maxConnections: number;
  /** A connection that leaves more than this unread, bytes, is dropped. */
  readonly maxBuffered: number;
  /** Milliseconds without a frame after which a connection is closed (F-CHT-16). */
  readonly idleMs: number;
}

/** What holds unless told. */
export const defaultChatLimits: ChatLimits = {
  member: { burst: 10, perMinute: 60 },
  guest: { burst: 2, perMinute: 6 },
  frames: { burst: 300, perMinute: 600 },
  arrivals: { burst: 50, perMinute: 6_000 },
  maxConnections: 5_000,
  maxBuffered: 1024 * 1024,
  idleMs: 75_000,
};
