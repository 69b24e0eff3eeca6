import { lazyWithRetry, useAppDispatch, useServices, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { EmptyState, Button } from '@pavilion/ui-kit';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { SlipPrices } from '../slip/SlipPrices.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions } from '../state/deskSlice.ts';
import { SessionGate } from './SessionGate.tsx';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { DockPane, VenueFrame, VenueMessage } from '../venueFrame/VenueStyles.ts';
import { VenueStage } from './VenueStage.tsx';

/** A separate chunk, so that the board shows before slip and bets are loaded. */
const Dock = lazyWithRetry(
  () => import('../dock/Dock.tsx').then((file) => file.Dock),
  () => <DockPane aria-busy />,
);

/** Page of the sport venue at `/game/sport/:enName`; `crty` is the only name (NAV-04). */
export function SportVenuePage() {
  const { enName = '' } = useParams();
  return enName.toLowerCase() === 'crty' ? (
    <SessionGate>{(session) => <Venue session={session} />}</SessionGate>
  ) : (
    <UnknownVenue />
  );
}

function Venue({ session }: { readonly session: SportSession }) {
  const dispatch = useAppDispatch();
  const { desk } = useServices().brand;
  // Only a pick opens a dock that lies over the board. After a load it is folded, and its button has the number of selections.
  useEffect(() => () => void dispatch(deskActions.dockClosed()), [dispatch]);
  return (
    <VenueFrame data-sidebar={desk.sidebar} data-dock-side={desk.dock}>
      <SlipPrices />
      <VenueStage counts={session.counts} />
      <Dock session={session} />
    </VenueFrame>
  );
}

function UnknownVenue() {
  const t = useSportsT();
  const { navigate } = useServices();
  return (
    <VenueMessage>
      <EmptyState
        drawing="match"
        title={t('session.unknownVenue')}
        action={<Button onClick={() => navigate(SPORT_VENUE_PATH)}>{t('session.toVenue')}</Button>}
      />
    </VenueMessage>
  );
}
