import type { Session } from '@pavilion/api-client';
import type { Clock, KeyValueStore, Logger } from '@pavilion/kernel';
import type { BoardStore, SportFeed } from '@pavilion/domain-sports';
import type { Brand } from '../brand/brand.ts';
import type { SiteI18n } from '../i18n/siteI18n.ts';
import type { SiteApi } from './siteApi.ts';

/** Everything a page or saga may ask of the outside, handed in by the shell; a test hands in fakes. */
export interface Services {
  readonly brand: Brand;
  readonly api: SiteApi;
  /** Who is logged in, as the browser keeps it; the `session` slice follows it, so a flow only calls `session.login`. */
  readonly session: Session;
  readonly i18n: SiteI18n;
  /** Small texts that outlive the page; never throws (STO-02). */
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Opens a socket on the site's own origin, for a path such as `/ws/sport`. */
  readonly openSocket: (path: string) => WebSocket;
  /** Matches and live prices, outside Redux. */
  readonly board: BoardStore;
  /** Keeps channels of the board current while somebody subscribes (ruling B3). */
  readonly sportFeed: SportFeed;
  /**
   * Brings a feature's texts, slices and sagas in before its page is opened: await it, then dispatch what they answer to.
   * Rejects when its files cannot be had.
   */
  readonly prepare: (featureId: string) => Promise<void>;
  /** Goes to a path of the site. Full addresses are refused. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
}
