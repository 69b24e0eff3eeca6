/** Rate limit: a burst, and a rate per minute after it. */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** Limits of the chat. The console can change them at run time. */
export interface ChatLimits {
  /** Messages per member. */
  readonly member: RateLimit;
  /** Messages per guest. */
  readonly guest: RateLimit;
  /** Frames of one connection, including heartbeats. The connection is closed when it exceeds them (1008). */
  readonly frames: RateLimit;
  /** Handshakes; faster ones wait. */
  readonly arrivals: RateLimit;
  readonly maxConnections: number;
  /** Unsent bytes above which a connection is dropped. */
  readonly maxBuffered: number;
  /** Milliseconds without a frame after which a connection is closed (F-CHT-16). */
  readonly idleMs: number;
}

/** Default limits. */
export const defaultChatLimits: ChatLimits = {
  member: { burst: 10, perMinute: 60 },
  guest: { burst: 2, perMinute: 6 },
  frames: { burst: 300, perMinute: 600 },
  arrivals: { burst: 50, perMinute: 6_000 },
  maxConnections: 5_000,
  maxBuffered: 1024 * 1024,
  idleMs: 75_000,
};
