import { getMatchChannelId, type ChannelList, type Match, type OddsType } from '@pavilion/domain-sports';
import { useAppSelector, useServices } from '@pavilion/site-contract';
import { ArrowLeftIcon, Button, EmptyState, ErrorState, IconButton, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react';
import { BoardPane } from '../board/BoardStyles.ts';
import { BoardNotice } from '../board/BoardNotice.ts';
import { useChannelList } from '../board/useChannelList.ts';
import { useMatch } from '../board/useMatch.ts';
import { useSelectionMarks } from '../cells/useSelectionMarks.ts';
import { useLastKnownMatch } from '../board/useLastKnownMatch.ts';
import { useSelectPrice } from '../dock/useSelectPrice.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectDesk, selectSportView } from '../state/sportsState.ts';
import { useFullChannel } from '../venue/useFullChannel.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { getGroupKey, getMarketGroups, type MarketGroupId } from './getMarketGroups.ts';
import { MarketPanel } from './MarketPanel.tsx';
import { DetailHead, DetailScroller, MarketColumns } from './MatchPageStyles.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { StarButton } from './StarButton.tsx';

/** Props of {@link MatchDetail}. */
export interface MatchDetailProps {
  readonly matchId: string;
  readonly onBack: () => void;
}

/** A match with all markets from its own channel. Prices are selected as on the board. */
export function MatchDetail({ matchId, onBack }: MatchDetailProps) {
  const t = useSportsT();
  const channel = getMatchChannelId(matchId);
  useFullChannel(channel);
  const list = useChannelList(channel);
  const { match, wasListed, lastKnown } = useShownMatch(matchId, list);
  const isOnline = useAppSelector((state) => state.ui.online);
  const isStarred = useAppSelector((state) => selectDesk(state).favouriteIds.includes(matchId));
  const isStale = list.isStale || !isOnline;
  return (
    <BoardPane data-detail="">
      <DetailHead>
        <BackButton onBack={onBack} />
        {lastKnown && <MatchName match={lastKnown} />}
        {match && <StarButton match={match} isOn={isStarred} />}
      </DetailHead>
      {list.isLoaded && isStale && (
        <BoardNotice role="status">{isOnline ? t('board.stale') : t('board.offline')}</BoardNotice>
      )}
      <DetailScroller data-stale={isStale || undefined}>
        {lastKnown && (match || lastKnown.status === 'ended') && <ScoreTable match={lastKnown} />}
        <DetailBody list={list} match={match} wasListed={wasListed} onBack={onBack} />
      </DetailScroller>
    </BoardPane>
  );
}

/** Returns the match while its channel includes it. `lastKnown` is its last state, also after it was removed. */
function useShownMatch(matchId: string, list: ChannelList) {
  const match = useMatch(matchId);
  const isListed = match !== undefined && (!list.isLoaded || list.matchIds.includes(matchId));
  const [wasListed, setWasListed] = useState(isListed);
  if (isListed && !wasListed) setWasListed(true);
  const seen = useLastKnownMatch(matchId);
  return { match: isListed ? match : undefined, wasListed, lastKnown: wasListed ? seen : undefined };
}

function MatchName({ match: { leagueId, homeName, awayName } }: { readonly match: Match }) {
  const { board } = useServices();
  return (
    <h1>
      <small>{board.getLeague(leagueId)?.name}</small>
      {[homeName, awayName].filter(Boolean).join(' - ')}
    </h1>
  );
}

interface DetailBodyProps extends Pick<MatchDetailProps, 'onBack'> {
  readonly list: ChannelList;
  /** `undefined` while the channel has no such match. */
  readonly match: Match | undefined;
  readonly wasListed: boolean;
}

function DetailBody({ list, match, wasListed, onBack }: DetailBodyProps) {
  if (list.isLoaded)
    return match ? <Markets match={match} /> : <MatchUnavailable wasListed={wasListed} onBack={onBack} />;
  return list.isStale ? <DetailError /> : <DetailSkeleton />;
}

/** Button that returns to the list. It receives the focus, because the pressed button no longer exists. */
function BackButton({ onBack }: Pick<MatchDetailProps, 'onBack'>) {
  const t = useSportsT();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <IconButton ref={button} label={t('detail.back')} onClick={onBack}>
      <ArrowLeftIcon />
    </IconButton>
  );
}

/** Message for a missing match: it ended while the page was open, or the link is old. */
function MatchUnavailable({ wasListed, onBack }: Pick<MatchDetailProps, 'onBack'> & { readonly wasListed: boolean }) {
  const t = useSportsT();
  return (
    <EmptyState
      drawing="match"
      title={t(wasListed ? 'detail.endedTitle' : 'detail.unknownTitle')}
      action={<Button onClick={onBack}>{t('detail.back')}</Button>}
    >
      {t(wasListed ? 'detail.endedText' : 'detail.unknownText')}
    </EmptyState>
  );
}

function DetailError() {
  const t = useSportsT();
  const { sportFeed } = useServices();
  return (
    <ErrorState title={t('detail.failedTitle')} retryLabel={t('board.retry')} onRetry={() => sportFeed.resync()}>
      {t('detail.failedText')}
    </ErrorState>
  );
}

const TABS = 'market-groups';

function Markets({ match }: { readonly match: Match }) {
  const t = useSportsT();
  const [chosen, choose] = useState<MarketGroupId>('main');
  const { oddsType } = useAppSelector(selectSportView);
  const { markets, gameType } = match;
  const groups = useMemo(() => getMarketGroups(markets), [markets]);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  if (!group)
    return (
      <EmptyState drawing="match" title={t('detail.closedTitle')}>
        {t('detail.closedText')}
      </EmptyState>
    );
  return (
    <>
      <Tabs
        label={t('detail.groups')}
        idPrefix={TABS}
        tabs={groups.map(({ id, blocks }) => ({ id, label: t(getGroupKey(id, gameType)), badge: blocks.length }))}
        selected={group.id}
        onSelect={choose}
      />
      <TabPanel idPrefix={TABS} id={group.id}>
        <Prices match={match} blocks={group.blocks} oddsType={oddsType} />
      </TabPanel>
    </>
  );
}

interface PricesProps {
  readonly match: Match;
  readonly blocks: ReturnType<typeof getMarketGroups>[number]['blocks'];
  readonly oddsType: OddsType;
}

function Prices({ match, blocks, oddsType }: PricesProps) {
  const selectPrice = useSelectPrice();
  const columns = useRef<HTMLDivElement>(null);
  useSelectionMarks(columns);
  const onClick = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest<HTMLElement>('[data-price]');
    if (cell) selectPrice(cell);
  };
  return (
    <MarketColumns ref={columns} onClick={onClick}>
      {blocks.map((block) => (
        <MarketPanel key={block.code} {...{ match, block, oddsType }} />
      ))}
    </MarketColumns>
  );
}
