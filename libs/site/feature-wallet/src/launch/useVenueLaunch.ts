import type { CallFailure } from '@pavilion/api-client';
import {
  resolveVenueUrl,
  readLaunchUrl,
  selectVenueTheme,
  useAppDispatch,
  useAppSelector,
  useServices,
  type DialogProps,
  type LaunchTarget,
} from '@pavilion/site-contract';
import { isInProgress, venueLaunch } from '@pavilion/wallet/cashier';
import { useEffect, useRef, useState } from 'react';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { selectVenueLaunch } from '../state/walletState.ts';
import type { HeldTab } from './useVenueTab.ts';

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
  readonly blocked: string | undefined;
  /** Whether the response contains a URL that is not allowed (ruling G1). */
  readonly isBad: boolean;
}

/** Launches a venue into an open tab. `onEntered` is called once the tab navigates there. */
export function useVenueLaunch(
  { enName, gameCode, turnoverText: given }: DialogProps<'enterVenue'>['request'],
  tab: HeldTab,
  onEntered: () => void,
): VenueLaunch {
  const dispatch = useAppDispatch();
  const { store, navigate } = useServices();
  const state = useAppSelector(selectVenueLaunch);
  const venueOrigins = useAppSelector((root) => root.site.venueOrigins) ?? [];
  const theme = useAppSelector(selectVenueTheme);
  const [blocked, setBlocked] = useState<string>();
  const [isBad, setBad] = useState(false);
  const isWanted = useRef(false);
  const refusal = state.step === 'refused' ? state.failure : undefined;
  const turnoverText = useLatest(refusal?.code === TURNOVER_UNMET ? (refusal.serverText ?? '') : undefined, given);

  const follow = (target: LaunchTarget, takesTheme = false) => {
    if (target.kind === 'local') {
      tab.drop();
      navigate(target.path);
      return onEntered();
    }
    const address = resolveVenueUrl(target, store, takesTheme ? theme : undefined);
    if (address === undefined) setBad(true);
    else if (tab.lead(address)) return onEntered();
    else setBlocked(address);
    tab.drop();
  };

  useEffect(() => {
    dispatch(venueLaunch.actions.dismissed());
  }, [dispatch]);
  useOnTrue(state.step === 'done', () => {
    if (state.step !== 'done') return;
    const { draft } = state.action;
    dispatch(venueLaunch.actions.dismissed());
    // A restored launch may belong to another game; it is complete and needs no navigation here.
    if (!isWanted.current || draft.enName !== enName || draft.gameCode !== gameCode) return tab.drop();
    isWanted.current = false;
    const { url, takesTheme } = state.answer;
    follow(readLaunchUrl(url, { origin: window.location.origin, venueOrigins }), takesTheme);
  });
  useOnTrue(state.step === 'refused' || state.step === 'unknown', tab.drop);

  return {
    enter: () => {
      isWanted.current = true;
      setBad(false);
      setBlocked(undefined);
      const draft = { enName, gameCode, ...(turnoverText !== undefined && { isActivity: 1 }) };
      dispatch(venueLaunch.actions.submitRequested({ draft }));
    },
    isBusy: isInProgress(state),
    isUnknown: state.step === 'unknown',
    failure: refusal?.code === TURNOVER_UNMET ? undefined : refusal,
    turnoverText,
    blocked,
    isBad,
  };
}

/** Returns the last defined value. */
function useLatest(said: string | undefined, first: string | undefined): string | undefined {
  const [latest, setLatest] = useState(first);
  if (said !== undefined && said !== latest) setLatest(said);
  return said ?? latest;
}
