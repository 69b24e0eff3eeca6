import { HOT_CHANNEL } from '@pavilion/domain-sports';
import { createCompactPrices } from '@pavilion/domain-sports/feed';
import { LazyPart, selectIsMember, useAppSelector, useServices, useT, type FeaturePart } from '@pavilion/site-contract';
import { Panel, Skeleton, VisuallyHidden } from '@pavilion/ui-kit';
import { useEffect, useState } from 'react';
import { homeMessages } from '../messages/homeMessages.ts';
import { DeskFailure } from './DeskFailure.tsx';
import { Desk, DeskSide, PlaceholderRows } from './DeskStyles.ts';
import { GuestDock } from './GuestDock.tsx';
import { LateOffers } from './LateOffers.tsx';

/** Parts of the venue on home. */
export interface DeskParts {
  readonly board: FeaturePart;
  readonly dock: FeaturePart;
}

const ROWS = 12;

/**
 * Matches with prices, and next to them the dock, promotions and games (DSK-01).
 *
 * The channel is subscribed at once, so that its board is loaded in parallel with the code that shows it.
 */
export function HomeDesk({ parts }: { readonly parts: DeskParts }) {
  const t = useT(homeMessages);
  const isMember = useAppSelector(selectIsMember);
  const hasPicks = useAppSelector((state) => state.slip.selections.length > 0);
  useHotFeed();
  const { desk } = useServices().brand;
  return (
    <Desk data-dock-side={desk.dock}>
      <VisuallyHidden as="h1">{t('hero.title')}</VisuallyHidden>
      <LazyPart
        part={parts.board}
        placeholder={<BoardPlaceholder />}
        renderFailure={(retry) => <DeskFailure onRetry={retry} />}
      />
      <DeskSide data-guest={isMember ? undefined : ''}>
        {isMember ? (
          <LazyPart
            part={parts.dock}
            placeholder={<Panel as="div" aria-busy="true" />}
            renderFailure={(retry) => <DeskFailure onRetry={retry} />}
          />
        ) : (
          <GuestDock />
        )}
        {!(isMember && hasPicks) && <LateOffers />}
      </DeskSide>
    </Desk>
  );
}

/** Subscribes to the front page in the compact form while home is open. */
function useHotFeed(): void {
  const { sportFeed } = useServices();
  const [compact] = useState(createCompactPrices);
  useEffect(() => sportFeed.subscribe(HOT_CHANNEL, { compact }), [sportFeed, compact]);
}

/** Rows in the place of the board while its code loads. */
function BoardPlaceholder() {
  const t = useT(homeMessages);
  return (
    <PlaceholderRows role="status">
      <VisuallyHidden>{t('desk.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </PlaceholderRows>
  );
}
