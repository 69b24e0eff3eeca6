/** The list of one channel. It is replaced when it changes. */
export interface ChannelList {
  readonly channel: string;
  /** In board order: leagues by their order, matches by kick-off. */
  readonly leagueIds: readonly string[];
  readonly matchIds: readonly string[];
  readonly matchIdsByLeague: Readonly<Record<string, readonly string[]>>;
  /** `false` until the first board was received. */
  readonly isLoaded: boolean;
  /** Whether the channel was silent for 30 s or its feed is broken. Its prices are then shown as stale (F-BET-15). */
  readonly isStale: boolean;
}
