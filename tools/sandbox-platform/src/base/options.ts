import type { Clock, Logger } from '@pavilion/kernel';

/** Database of the platform. */
export type SandboxDatabase =
  /** Database in memory, for tests. A snapshot saves the time of creating it. */
  | { readonly kind: 'memory'; readonly snapshot?: Blob }
  /** Embedded database in a folder. The first start is fast if `cache` contains a snapshot. */
  | { readonly kind: 'folder'; readonly path: string; readonly cache?: string }
  /** PostgreSQL server, version 15 or newer. */
  | { readonly kind: 'postgres'; readonly url: string };

/** Time limits of slow senders, milliseconds. */
export interface SlowSenderMs {
  readonly headers: number;
  readonly request: number;
}

/** Options of a sandbox. The defaults suit tests. */
export interface SandboxOptions {
  readonly database?: SandboxDatabase;
  /** Deletes all data first. Nothing else ever deletes the database. */
  readonly fresh?: boolean;
  /** Host to listen on, by default 127.0.0.1. */
  readonly host?: string;
  /** Port; 0 uses any free port. */
  readonly port?: number;
  /** World seconds per real second. */
  readonly speed?: number;
  /** Seed of the world. The same seed gives the same fixtures and matches. */
  readonly seed?: number;
  /** Approximate number of in-play matches, 10 to 2500; by default about 140. */
  readonly liveMatches?: number;
  /** In-play delay in milliseconds. */
  readonly inPlayDelayMs?: number;
  /** Whether time advances in the world; if not, only the console advances it. */
  readonly running?: boolean;
  /** Milliseconds after which a call gets "busy" (6317), by default 8,000. */
  readonly responseLimitMs?: number;
  /** Calls of a member in a minute before one gets "busy", by default unlimited. The command sets 1,200. */
  readonly memberCallsPerMinute?: number;
  /** Port of the venues' own pages, which have another origin than the platform; by default any free port. */
  readonly venuePort?: number;
  /** Origin of the venues' pages for browsers; by default their address on this machine. */
  readonly venueOrigin?: string;
  /** Origins of the sites. Only they may frame a venue. */
  readonly siteOrigins?: readonly string[];
  /** Time limits for the headers and for a whole request, by default 10,000 and 30,000 ms (F-SRV-16). */
  readonly slowSenderMs?: SlowSenderMs;
  /**
   * Secret with which a site server proves that it sends the address of its client. Without it, or in a request without it,
   * the address of the socket counts.
   */
  readonly proxySecret?: string;
  /** Factor of all limits by client address, by default 1. Tests that act for many players from one address raise it. */
  readonly addressLimitFactor?: number;
  readonly clock?: Clock;
  readonly logger?: Logger;
}
