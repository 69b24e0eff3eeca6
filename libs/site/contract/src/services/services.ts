import type { Session } from '@pavilion/api-client';
import type { Clock, KeyValueStore, Logger } from '@pavilion/kernel';
import type { BoardStore, SportFeed } from '@pavilion/domain-sports';
import type { Brand } from '../brand/brand.ts';
import type { SiteI18n } from '../i18n/siteI18n.ts';
import type { DocumentTitle } from './documentTitle.ts';
import type { SiteApi } from './siteApi.ts';

/** Ports of pages and sagas, provided by the shell; tests provide fakes. */
export interface Services {
  readonly brand: Brand;
  readonly api: SiteApi;
  /** Session in the browser's storage. The `session` slice follows it, so a login flow only calls `session.login`. */
  readonly session: Session;
  readonly i18n: SiteI18n;
  /** Persistent key-value store for short texts; never throws (STO-02). */
  readonly store: KeyValueStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly documentTitle: DocumentTitle;
  /** Opens a socket on the site's own origin, for a path such as `/ws/sport`. */
  readonly openSocket: (path: string) => WebSocket;
  /** Matches and live prices, stored outside Redux. */
  readonly board: BoardStore;
  /** Updates the channels of the board that have a subscriber (ruling B3). */
  readonly sportFeed: SportFeed;
  /**
   * Loads the texts, slices and sagas of a feature before its page is opened. Await it before dispatching an action of the
   * feature. Rejects if a file cannot be loaded.
   */
  readonly prepare: (featureId: string) => Promise<void>;
  /** Navigates to a path of the site. Full URLs are refused. */
  readonly navigate: (path: string, options?: { readonly replace?: boolean }) => void;
}
