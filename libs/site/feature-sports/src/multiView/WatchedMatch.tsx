import {
  getDisplayedScore,
  getMatchChannelId,
  type ChannelList,
  type Match,
  type MatchCentre,
} from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { CloseIcon, EmptyState, ErrorState, IconButton } from '@pavilion/ui-kit';
import { useMemo, useRef } from 'react';
import { formatClock } from '../parts/formatClock.ts';
import { useChannelList } from '../live/useChannelList.ts';
import { useLastKnownMatch } from '../live/useLastKnownMatch.ts';
import { useSelectionMarks } from '../cells/useSelectionMarks.ts';
import { usePriceEvents } from '../slipState/usePriceEvents.ts';
import { getMarketGroups, type MarketBlock } from '../match/getMarketGroups.ts';
import { MarketPanel } from '../match/MarketPanel.tsx';
import { useFoldedMarkets } from '../match/useFoldedMarkets.ts';
import { useMarketFocus } from '../match/useMarketFocus.ts';
import { formatCentreEvent, isMainEvent } from '../matchCentre/texts/formatCentreEvent.ts';
import { formatEventClock } from '../matchCentre/texts/formatPeriod.ts';
import { MomentumModule } from '../matchCentre/modules/MomentumModule.tsx';
import { PlayModule } from '../matchCentre/modules/PlayModule.tsx';
import { useMatchCentre } from '../matchCentre/useMatchCentre.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { useFullChannel } from '../venueFrame/useFullChannel.ts';
import { MatchTile, TileBody, TileFoot, TileHead, TileLoading, TileMarkets, TileScore } from './MultiViewStyles.ts';

/** Props of {@link WatchedMatch}. */
export interface WatchedMatchProps {
  readonly matchId: string;
  /** Most lines of a market. The main line is always one of them. */
  readonly lines: number;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** One match of the view: score, play, momentum, main markets, last event. */
export function WatchedMatch({ matchId, lines, onOpen, onRemove }: WatchedMatchProps) {
  const t = useSportsT();
  const channel = getMatchChannelId(matchId);
  useFullChannel(channel);
  const list = useChannelList(channel);
  const { centre } = useMatchCentre(matchId);
  const match = useLastKnownMatch(matchId) ?? centre?.match;
  const name = match ? `${match.homeName} - ${match.awayName}` : t(getMissingKey(list));
  const keptFocus = useMarketFocus();
  return (
    <MatchTile aria-label={name} data-watched={matchId} {...keptFocus}>
      <TileHead>
        {match && <TileClock match={match} league={centre?.league.name} />}
        <IconButton size="small" label={t('multi.remove', { name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </TileHead>
      {match ? <TileParts {...{ match, centre, lines, onOpen }} /> : <MissingMatch list={list} />}
    </MatchTile>
  );
}

/** Returns the key of what is shown instead of a match: it is being loaded, failed to load, or is on no board. */
const getMissingKey = ({ isLoaded, isStale }: ChannelList) =>
  isLoaded ? 'detail.unknownTitle' : isStale ? 'detail.failedTitle' : 'detail.loading';

function MissingMatch({ list }: { readonly list: ChannelList }) {
  const t = useSportsT();
  const { sportFeed } = useServices();
  const title = t(getMissingKey(list));
  if (list.isLoaded)
    return (
      <EmptyState isCompact drawing="match" title={title}>
        {t('detail.unknownText')}
      </EmptyState>
    );
  if (list.isStale)
    return <ErrorState isCompact title={title} retryLabel={t('board.retry')} onRetry={() => sportFeed.resync()} />;
  return <TileLoading role="status">{title}</TileLoading>;
}

interface TilePartsProps extends Pick<WatchedMatchProps, 'lines' | 'onOpen'> {
  readonly match: Match;
  readonly centre: MatchCentre | undefined;
}

function TileParts({ match, centre, lines, onOpen }: TilePartsProps) {
  const t = useSportsT();
  return (
    <>
      <TileTitle match={match} />
      <TileBody>
        <div>{centre && <TileDrawings centre={centre} />}</div>
        <MainMarkets match={match} lines={lines} />
      </TileBody>
      <TileFoot>
        <span>{centre && <LastEvent centre={centre} />}</span>
        <button type="button" onClick={onOpen}>
          {t('multi.open')}
        </button>
      </TileFoot>
    </>
  );
}

interface TileClockProps {
  readonly match: Match;
  /** Name of the league of a match that is on no board. */
  readonly league: string | undefined;
}

function TileClock({ match, league }: TileClockProps) {
  const t = useSportsT();
  const { board, clock } = useServices();
  return (
    <>
      <span>{board.getLeague(match.leagueId)?.name ?? league}</span>
      <b data-live={match.isLive || undefined}>{formatClock(match, t, clock.now())}</b>
    </>
  );
}

function TileDrawings({ centre }: { readonly centre: MatchCentre }) {
  return (
    <>
      <PlayModule centre={centre} />
      <MomentumModule centre={centre} />
    </>
  );
}

function TileTitle({ match }: { readonly match: Match }) {
  const { home, away } = getDisplayedScore(match);
  return (
    <TileScore>
      <span>{match.homeName}</span>
      <strong>{home === undefined ? '–' : `${home} : ${away}`}</strong>
      <span>{match.awayName}</span>
    </TileScore>
  );
}

function LastEvent({ centre }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const last = centre.events.findLast(isMainEvent);
  if (!last) return null;
  const team = last.side === 'H' ? centre.match.homeName : last.side === 'C' ? centre.match.awayName : '';
  const clock = formatEventClock(t, last.clock, centre.form === 'tennis');
  return [clock, team, formatCentreEvent(t, last, centre.form)].filter(Boolean).join(' ');
}

/** Returns the main markets with the first lines of each; the match page has the others. */
const getMainBlocks = (markets: Match['markets'], lines: number): readonly MarketBlock[] =>
  (getMarketGroups(markets).find(({ id }) => id === 'main')?.blocks ?? []).map((block) => ({
    ...block,
    lines: block.lines.slice(0, lines),
  }));

interface MainMarketsProps extends Pick<WatchedMatchProps, 'lines'> {
  readonly match: Match;
}

/** Prices of the main markets, with their first lines. They are selected as on the board. */
function MainMarkets({ match, lines }: MainMarketsProps) {
  const events = usePriceEvents();
  const box = useRef<HTMLDivElement>(null);
  const { oddsType } = useAppSelector(selectSportView);
  const { folded, toggle } = useFoldedMarkets(match.gameType);
  const { markets } = match;
  const blocks = useMemo(() => getMainBlocks(markets, lines), [markets, lines]);
  useSelectionMarks(box);
  return (
    <TileMarkets ref={box} data-part="markets" {...events}>
      {blocks.map((block) => (
        <MarketPanel
          key={block.code}
          {...{ match, block, oddsType }}
          isFolded={folded.includes(block.code)}
          onFold={toggle}
        />
      ))}
    </TileMarkets>
  );
}
