import type { CallFailure } from '@pavilion/api-client';
import type { RootState, Services } from '@pavilion/site-contract';
import { resolveVenueUrl, readLaunchUrl, selectVenueTheme, type VenueTab } from '@pavilion/site-game-ui/launch';
import { venueLaunch, type LaunchResponse, type LaunchDraft, type MoneyActionState } from '@pavilion/wallet/cashier';
import type { Store } from '@reduxjs/toolkit';

type LaunchState = MoneyActionState<LaunchDraft, LaunchResponse>;

declare module '@pavilion/site-contract' {
  interface LazyState {
    venueLaunch: LaunchState;
  }
}

/**
 * Result of a launch. `unknown`: the response was lost, and the wallet continues to query the outcome. `ended`: the member
 * logged out before the response.
 */
export type LaunchResult =
  | { readonly kind: 'opened' | 'unknown' | 'bad' | 'ended' }
  | { readonly kind: 'blocked'; readonly address: string }
  | { readonly kind: 'refused'; readonly failure: CallFailure };

/** The wallet accepts a request synchronously, so `idle` after a request means that the session has ended. */
const isSettled = ({ step }: LaunchState): boolean => step !== 'sending' && step !== 'pending';

/** Waits for the end of the launch in progress. */
function waitForEnd(store: Store<RootState>): Promise<LaunchState> {
  return new Promise((resolve) => {
    const checkLaunch = () => {
      const state = store.getState().venueLaunch;
      if (!state || !isSettled(state)) return;
      stop();
      resolve(state);
    };
    const stop = store.subscribe(checkLaunch);
    checkLaunch();
  });
}

const isSameGame = (one: LaunchDraft, other: LaunchDraft): boolean =>
  one.enName === other.enName && one.gameCode === other.gameCode;

/**
 * Runs one launch through the flow of the wallet and waits for its end. The flow uses one request id and queries a lost response.
 *
 * The flow ignores a request during another launch, such as that of a lobby that the player has left. The request is then
 * repeated after it.
 */
async function runLaunch(store: Store<RootState>, draft: LaunchDraft): Promise<LaunchState> {
  for (;;) {
    store.dispatch(venueLaunch.actions.dismissed());
    store.dispatch(venueLaunch.actions.submitRequested({ draft }));
    const state = await waitForEnd(store);
    const isEnd = state.step === 'done' || state.step === 'refused';
    if (!isEnd || isSameGame(state.action.draft, draft)) return state;
  }
}

/** Parts of the site that a launch uses. */
export interface LaunchPorts {
  readonly services: Pick<Services, 'store' | 'navigate' | 'prepare'>;
  readonly store: Store<RootState>;
}

/**
 * Launches a game in a tab that the click has opened (GAM-02). A URL of a venue or a path of the site opens there. A
 * framed venue opens there at `/dz/game`. The sport venue is a page of the site, so the tab is closed.
 *
 * @param tab empty tab; it is always navigated or closed
 */
export async function launchGame(
  { services: { store: kept, navigate, prepare }, store }: LaunchPorts,
  draft: LaunchDraft,
  tab: VenueTab,
): Promise<LaunchResult> {
  let isNavigated = false;
  try {
    await prepare('wallet');
    const state = await runLaunch(store, draft);
    if (state.step === 'idle') return { kind: 'ended' };
    if (state.step === 'refused') return { kind: 'refused', failure: state.failure };
    if (state.step !== 'done') return { kind: 'unknown' };
    store.dispatch(venueLaunch.actions.dismissed());
    const { venueOrigins = [] } = store.getState().site;
    const target = readLaunchUrl(state.response.url, { origin: window.location.origin, venueOrigins });
    if (target.kind === 'local') {
      navigate(target.path);
      return { kind: 'opened' };
    }
    const theme = state.response.takesTheme ? selectVenueTheme(store.getState()) : undefined;
    const address = resolveVenueUrl(target, kept, theme);
    if (address === undefined) return { kind: 'bad' };
    isNavigated = tab.lead(address);
    return isNavigated ? { kind: 'opened' } : { kind: 'blocked', address };
  } finally {
    if (!isNavigated) tab.close();
  }
}
