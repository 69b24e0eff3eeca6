import type { CallFailure } from '@pavilion/api-client';
import { useAppDispatch, useAppSelector, useServices, type DialogProps } from '@pavilion/site-contract';
import { resolveVenueUrl, readLaunchUrl, selectVenueTheme, type LaunchTarget } from '@pavilion/site-game-ui/launch';
import { isInProgress, venueLaunch } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectVenueLaunch } from '../state/walletState.ts';
import type { ReservedTab } from './useVenueTab.ts';

const TURNOVER_UNMET = 6413;

/** State of a launch for the surrounding dialog. */
export interface VenueLaunch {
  readonly enter: () => void;
  readonly isBusy: boolean;
  readonly isUnknown: boolean;
  /** Reason of a refusal; unmet turnover is in `turnoverText` instead. */
  readonly failure: CallFailure | undefined;
  /** Server text for unmet turnover. Once it is set, the next launch ignores the requirement (GAM-03). */
  readonly turnoverText: string | undefined;
  /** URL to open by a click of the player, because the browser blocked the tab. */
  readonly blockedUrl: string | undefined;
  /** Whether the response contains a URL that is not allowed (ruling G1). */
  readonly isUrlRejected: boolean;
}

/** Launches a venue into an open tab. `onEntered` is called once the tab navigates there. */
export function useVenueLaunch(
  { enName, gameCode, turnoverText: initialText }: DialogProps<'enterVenue'>['request'],
  tab: ReservedTab,
  onEntered: () => void,
): VenueLaunch {
  const dispatch = useAppDispatch();
  const { store, navigate } = useServices();
  const state = useAppSelector(selectVenueLaunch);
  const venueOrigins = useAppSelector((root) => root.site.venueOrigins) ?? [];
  const theme = useAppSelector(selectVenueTheme);
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const [isUrlRejected, setUrlRejected] = useState(false);
  const isRequested = useRef(false);
  const refusal = state.step === 'refused' ? state.failure : undefined;
  const turnoverText = useLastDefined(
    refusal?.code === TURNOVER_UNMET ? (refusal.serverText ?? '') : undefined,
    initialText,
  );

  const follow = (target: LaunchTarget, takesTheme = false) => {
    if (target.kind === 'local') {
      tab.close();
      navigate(target.path);
      return onEntered();
    }
    const address = resolveVenueUrl(target, store, takesTheme ? theme : undefined);
    if (address === undefined) setUrlRejected(true);
    else if (tab.navigate(address)) return onEntered();
    else setBlockedUrl(address);
    tab.close();
  };

  useEffect(() => {
    dispatch(venueLaunch.actions.dismissed());
  }, [dispatch]);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    const { draft } = state.action;
    dispatch(venueLaunch.actions.dismissed());
    // A restored launch may belong to another game; it is complete and needs no navigation here.
    if (!isRequested.current || draft.enName !== enName || draft.gameCode !== gameCode) return tab.close();
    isRequested.current = false;
    const { url, takesTheme } = state.response;
    follow(readLaunchUrl(url, { origin: window.location.origin, venueOrigins }), takesTheme);
  });
  useOnTrue(state.step === 'refused' || state.step === 'unknown', tab.close);

  return {
    enter: () => {
      isRequested.current = true;
      setUrlRejected(false);
      setBlockedUrl(undefined);
      const draft = { enName, gameCode, ...(turnoverText !== undefined && { isActivity: 1 }) };
      dispatch(venueLaunch.actions.submitRequested({ draft }));
    },
    isBusy: isInProgress(state),
    isUnknown: state.step === 'unknown',
    failure: refusal?.code === TURNOVER_UNMET ? undefined : refusal,
    turnoverText,
    blockedUrl,
    isUrlRejected,
  };
}

/** Returns the last defined value. */
function useLastDefined(value: string | undefined, initial: string | undefined): string | undefined {
  const [latest, setLatest] = useState(initial);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
