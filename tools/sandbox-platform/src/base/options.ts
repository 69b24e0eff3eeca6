import type { Clock, Logger } from '@pavilion/kernel';

/** Where the platform keeps its books. */
export type SandboxDatabase =
  /** Nothing outlives the process: for tests. A snapshot saves making the database. */
  | { readonly kind: 'memory'; readonly snapshot?: Blob }
  /** Embedded database in a folder of its own, kept between starts. A first start is quick where `cache` holds a ready one. */
  | { readonly kind: 'folder'; readonly path: string; readonly cache?: string }
  /** A PostgreSQL server, 15 or newer. */
  | { readonly kind: 'postgres'; readonly url: string };

/** How long a slow sender is waited for, milliseconds. */
export interface SlowSenderMs {
  readonly headers: number;
  readonly request: number;
}

/** How a sandbox is started; every field has a default that suits a test. */
export interface SandboxOptions {
  readonly database?: SandboxDatabase;
  /** Empties the books first. The only way anything is ever deleted. */
  readonly fresh?: boolean;
  /** Address to listen on; 127.0.0.1 unless told. */
  readonly host?: string;
  /** 0 takes any free port. */
  readonly port?: number;
  /** World seconds in one real second. */
  readonly speed?: number;
  /** Seed of the world: same seed, same fixtures and same matches. */
  readonly seed?: number;
  /** Matches in play, about: 10 to 2500, some 140 unless given. */
  readonly liveMatches?: number;
  /** Milliseconds an in-play bet stays pending. */
  readonly inPlayDelayMs?: number;
  /** Whether the world moves by itself; off, only the console moves it. */
  readonly running?: boolean;
  /** Milliseconds after which a call hears "busy" (6317); 8,000 unless given. */
  readonly answerLimitMs?: number;
  /** Port of the venues' own pages, which are another origin than the platform; any free one unless told. */
  readonly venuePort?: number;
  /** Origin of the venues' own pages as a browser reaches it; their address on this machine unless told. */
  readonly venueOrigin?: string;
  /** Origins of the sites: only they may frame a venue. */
  readonly siteOrigins?: readonly string[];
  /** Milliseconds a sender has for its headers and for a whole request; 10,000 and 30,000 unless given (F-SRV-16). */
  readonly slowSenderMs?: SlowSenderMs;
  readonly clock?: Clock;
  readonly logger?: Logger;
}
