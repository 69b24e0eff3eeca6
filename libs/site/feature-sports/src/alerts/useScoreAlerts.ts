import { toastActions, useAppDispatch, useAppSelector, useServices } from '@pavilion/site-contract';
import { useEffect, useMemo, useRef } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { selectFavourites } from '../favourites/favouriteSets.ts';
import { useFavouriteMatches } from '../favourites/useFavouriteMatches.ts';
import { selectAlerts } from './alertSlice.ts';
import { isAlertWanted } from './isAlertWanted.ts';
import { formatAlerts, type FormatClock } from './formatAlerts.ts';
import { claimForOneTab } from './claimForOneTab.ts';
import { createScoreWatch } from './createScoreWatch.ts';
import { playChime } from './playChime.ts';
import type { ScoreChange } from './detectScoreChanges.ts';

/** Shows starts, goals, half-times and ends of matches that are on the slip, have an open bet, or are favourites (FAV-02). */
export function useScoreAlerts(betGameIds: readonly string[], formatClock: FormatClock): void {
  const { board, clock, store } = useServices();
  const { isOn } = useAppSelector(selectAlerts);
  const selectedIds = useAppSelector((state) => state.slip.selections.map(({ gameId }) => gameId).join(' '));
  const favouriteIds = useFavouriteMatches();
  const followedIds = [...new Set([...selectedIds.split(' '), ...betGameIds, ...favouriteIds])]
    .filter(Boolean)
    .sort()
    .join(' ');
  const showScoreToast = useScoreToast(formatClock, [...selectedIds.split(' '), ...betGameIds]);
  const watch = useMemo(
    () => createScoreWatch({ board, clock, claim: (item) => claimForOneTab(store, item), report: showScoreToast }),
    [board, clock, store, showScoreToast],
  );
  useEffect(() => {
    watch.follow(isOn ? followedIds.split(' ').filter(Boolean) : []);
  }, [watch, isOn, followedIds]);
  useEffect(() => watch.stop, [watch]);
}

/** Returns a stable function that shows events as toasts and plays the sound if it is on. */
function useScoreToast(formatClock: FormatClock, ownIds: readonly string[]): (events: readonly ScoreChange[]) => void {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { clock } = useServices();
  const { hasSound, mutedAlerts: muted } = useAppSelector(selectAlerts);
  const favourites = useAppSelector(selectFavourites);
  const latest = useRef({ t, hasSound, ownIds, favourites, muted });
  useEffect(() => {
    latest.current = { t, hasSound, ownIds, favourites, muted };
  });
  return useMemo(
    () => (all: readonly ScoreChange[]) => {
      const events = all.filter((change) => isAlertWanted(change, latest.current));
      for (const text of formatAlerts(events, { t: latest.current.t, formatClock, now: clock.now() }))
        dispatch(toastActions.shown({ kind: 'info', text }));
      if (latest.current.hasSound && events.some(({ event }) => event === 'goal')) playChime();
    },
    [dispatch, clock, formatClock],
  );
}
