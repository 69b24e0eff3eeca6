import type { CallFailure } from '@pavilion/api-client';
import {
  dialogActions,
  selectIsMember,
  toastActions,
  useAppDispatch,
  useAppSelector,
  useLoginGate,
  useServices,
  type RootState,
} from '@pavilion/site-contract';
import { openVenueTab } from '@pavilion/site-game-ui/launch';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Play, PlayTarget } from './launchContext.ts';
import type { LaunchResult } from './launchGame.ts';

const TURNOVER_UNMET = 6413;

/** Reason why a game did not open, for the dialog. */
export type LaunchProblem =
  | { readonly kind: 'blocked'; readonly name: string; readonly address: string }
  | { readonly kind: 'bad' | 'files' }
  | { readonly kind: 'refused'; readonly failure: CallFailure };

const noTab = { lead: () => false, close: () => undefined };

/**
 * Returns the launch function and its problem (GAM-02). A guest gets the login prompt, which then leads to the game. A member
 * gets the venue-entry dialog. With auto-transfer, or without a venue balance, the game opens at once in a tab of the click.
 * Unmet turnover opens the dialog too (GAM-03), and so does a lost response, whose outcome the dialog queries.
 *
 * @param buildPath returns the path to open after the login of a guest
 */
export function useLaunch(buildPath: (target: PlayTarget) => string) {
  const t = useGamesT();
  const services = useServices();
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const [problem, setProblem] = useState<LaunchProblem>();
  const isBusy = useRef(false);
  const isAutoTransfer = useMemberWallet();

  const settle = useCallback(
    (result: LaunchResult, { enName, gameCode, name }: PlayTarget) => {
      const turnoverText =
        result.kind === 'refused' && result.failure.code === TURNOVER_UNMET
          ? (result.failure.serverText ?? '')
          : undefined;
      if (turnoverText !== undefined || result.kind === 'unknown')
        dispatch(
          dialogActions.opened({
            kind: 'enterVenue',
            enName,
            gameCode,
            ...(turnoverText !== undefined && { turnoverText }),
          }),
        );
      else if (result.kind === 'blocked') setProblem({ kind: 'blocked', name, address: result.address });
      else if (result.kind === 'bad' || result.kind === 'refused') setProblem(result as LaunchProblem);
    },
    [dispatch],
  );

  const play = useCallback<Play>(
    (target) => {
      const { enName, gameCode, state, hasWallet } = target;
      if (state !== 'open') {
        const text = t(state === 'maintenance' ? 'venues.maintenanceText' : 'venues.regionText');
        dispatch(toastActions.shown({ kind: 'info', text }));
        return;
      }
      if (isBusy.current || !requireLogin(buildPath(target))) return;
      if (hasWallet && !isAutoTransfer) {
        dispatch(dialogActions.opened({ kind: 'enterVenue', enName, gameCode }));
        return;
      }
      isBusy.current = true;
      const tab = hasWallet ? openVenueTab(t('launch.opening')) : noTab;
      import('./launchGame.ts')
        .then(({ launchGame }) => launchGame({ services, store }, { enName, gameCode }, tab))
        .then((result) => settle(result, target))
        .catch((error: unknown) => {
          // The launch closes its tab itself, but its file may not have loaded.
          tab.close();
          services.logger.warn('launch.failed', { error: String(error) });
          setProblem({ kind: 'files' });
        })
        .finally(() => (isBusy.current = false));
    },
    [t, services, store, dispatch, requireLogin, buildPath, settle, isAutoTransfer],
  );
  const dismiss = useCallback(() => setProblem(undefined), []);
  return { play, problem, dismiss };
}

/**
 * Loads the wallet's files for a member before the first launch; otherwise the launch loads them.
 *
 * @returns whether auto-transfer is on
 */
function useMemberWallet(): boolean {
  const services = useServices();
  const isMember = useAppSelector(selectIsMember);
  const { data } = useRead(balances, isMember ? NO_BODY : undefined);
  useEffect(() => {
    if (isMember) services.prepare('wallet').catch(() => undefined);
  }, [isMember, services]);
  return data?.isAutoTransfer === true;
}
