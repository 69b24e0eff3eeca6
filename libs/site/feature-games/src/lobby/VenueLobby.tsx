import { selectIsMember, useAppSelector, type FeaturePart } from '@pavilion/site-contract';
import { About } from '../head/About.tsx';
import { LobbyTop } from '../head/LobbyTop.tsx';
import { GuestBoard } from '../live/GuestBoard.tsx';
import { LiveBlock } from '../live/LiveBlock.tsx';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { PoolBar } from '../parts/PoolBar.tsx';
import { VenueCards } from '../parts/VenueCards.tsx';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { useLobbyQuery } from '../query/useLobbyQuery.ts';
import { useGameList } from './useGameList.ts';

/** Props of {@link VenueLobby}. */
export interface VenueLobbyProps {
  readonly category: Category;
  /** Matches with prices for guests, who may not open the venue (ruling D1). */
  readonly guestBoard?: FeaturePart;
}

/** Lobby that lists venues (NAV-02), for categories whose players choose a venue before a table. */
export function VenueLobby({ category, guestBoard }: VenueLobbyProps) {
  const isMember = useAppSelector(selectIsMember);
  const list = useGameList(category);
  const [query, change] = useLobbyQuery();
  const isLive = category === 'TY';
  const hasGames = !isLive || list.total > 0;
  return (
    <LobbyFrame category={category} game={query.game} onInfoClosed={() => change({ game: '' })}>
      {guestBoard && !isMember && <GuestBoard part={guestBoard} />}
      <LobbyTop category={category}>
        <PoolBar category={category} list={list} onVenue={(venue) => change({ venue })} />
      </LobbyTop>
      {list.status !== 'failed' && <VenueCards list={list} />}
      {isLive && <LiveBlock />}
      {(hasGames || list.status === 'failed') && (
        <GameBrowser list={list} category={category} query={query} change={change} />
      )}
      {!isLive && <LiveBlock />}
      <About category={category} />
    </LobbyFrame>
  );
}
