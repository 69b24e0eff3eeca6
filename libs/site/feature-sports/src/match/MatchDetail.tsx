import {
  getMatchChannelId,
  type CentreState,
  type ChannelList,
  type Match,
  type MatchCentre,
} from '@pavilion/domain-sports';
import { lazyWithRetry, useAppSelector, usePageTitle, useServices, useShortcuts } from '@pavilion/site-contract';
import {
  ArrowLeftIcon,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  EmptyState,
  ErrorState,
  GridIcon,
  IconButton,
} from '@pavilion/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { BoardPane } from '../boardLayout/BoardStyles.ts';
import { StaleBar } from '../board/BoardNotice.ts';
import { useChannelList } from '../live/useChannelList.ts';
import { useMatch } from '../live/useMatch.ts';
import { useLastKnownMatch } from '../live/useLastKnownMatch.ts';
import { useMatchCentre } from '../matchCentre/useMatchCentre.ts';
import { CentrePlaceholder } from '../matchCentre/frame/CentrePlaceholder.tsx';
import { useSportsT } from '../messages/sportsT.ts';
import { useFullChannel } from '../venueFrame/useFullChannel.ts';
import { DetailSkeleton } from './DetailSkeleton.tsx';
import { CentreViewSwitch } from './CentreViewSwitch.tsx';
import type { CentreView } from './centreViews.ts';
import { Markets, type PriceFocus } from './Markets.tsx';
import { useMarketFocus } from './useMarketFocus.ts';
import { DetailGrid, DetailHead, DetailScroller, MainColumn } from './MatchPageStyles.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { StarButton } from './StarButton.tsx';

/** A separate chunk, so that the prices show before drawings and statistics are loaded. */
const CentreModules = lazyWithRetry(
  () => import('../matchCentre/CentreModules.tsx').then((file) => file.CentreModules),
  () => <CentrePlaceholder />,
);

const CentreHistory = lazyWithRetry(() =>
  import('../matchCentre/CentreHistory.tsx').then((file) => file.CentreHistory),
);

/** Props of {@link MatchDetail}. */
export interface MatchDetailProps {
  readonly matchId: string;
  readonly onBack: () => void;
  /** Adds the match to those that are shown side by side. */
  readonly onWatch: () => void;
  /** Opens the match before or after this one, in the order of the board. */
  readonly onStep: (step: 1 | -1) => void;
  /** Whether the first open price gets the focus, and what is called when it has. */
  readonly priceFocus: PriceFocus;
}

/** Match page: all markets from the channel of the match, and the match centre. A price is selected as on the board. */
export function MatchDetail({ matchId, onBack, onWatch, onStep, priceFocus }: MatchDetailProps) {
  const t = useSportsT();
  const channel = getMatchChannelId(matchId);
  useFullChannel(channel);
  const list = useChannelList(channel);
  const { match, wasListed, lastKnown } = useShownMatch(matchId, list);
  const state = useMatchCentre(matchId);
  const isOnline = useAppSelector(({ ui }) => ui.online);
  const shown = lastKnown ?? state.centre?.match;
  const keptFocus = useMarketFocus();
  return (
    <BoardPane data-detail="">
      <DetailHead>
        <BackButton onBack={onBack} />
        {shown && <MatchName match={shown} league={state.centre?.league.name} />}
        <StepButtons onStep={onStep} />
        {match && <StarButton match={match} />}
        {match && (
          <Button size="small" onClick={onWatch}>
            <GridIcon />
            {t('multi.add')}
          </Button>
        )}
      </DetailHead>
      <DetailScroller data-stale={list.isStale || !isOnline || undefined} {...keptFocus}>
        <DetailParts {...{ matchId, list, match, shown, state, wasListed, onBack, priceFocus }} />
      </DetailScroller>
      <StaleNotice list={list} isOnline={isOnline} />
    </BoardPane>
  );
}

/** Buttons of the matches before and after this one, and their keys. */
function StepButtons({ onStep }: Pick<MatchDetailProps, 'onStep'>) {
  const t = useSportsT();
  useShortcuts({ '[': () => onStep(-1), ']': () => onStep(1) });
  return (
    <>
      <IconButton label={t('detail.previous')} aria-keyshortcuts="[" onClick={() => onStep(-1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton label={t('detail.next')} aria-keyshortcuts="]" onClick={() => onStep(1)}>
        <ChevronRightIcon />
      </IconButton>
    </>
  );
}

function StaleNotice({ list, isOnline }: { readonly list: ChannelList; readonly isOnline: boolean }) {
  const t = useSportsT();
  if (!list.isLoaded || (isOnline && !list.isStale)) return null;
  return <StaleBar role="status">{isOnline ? t('board.stale') : t('board.offline')}</StaleBar>;
}

interface DetailScoreProps {
  readonly match: Match | undefined;
  /** Last known state of the match. */
  readonly shown: Match;
  readonly centre: MatchCentre | undefined;
}

/** Score of the match. After it has left the boards, the result that the board has shown, or that of its centre. */
function DetailScore({ match, shown, centre }: DetailScoreProps) {
  const ended = [shown, centre?.match].find((known) => known?.status === 'ended');
  const scored = match ?? ended;
  return scored ? <ScoreTable match={scored} /> : null;
}

interface DetailPartsProps extends Omit<DetailBodyProps, 'centre'> {
  readonly matchId: string;
  readonly state: CentreState;
  /** Last known state of the match. */
  readonly shown: Match | undefined;
}

/** Markets and modules: side by side, or one part at a time on a narrow pane. */
function DetailParts({ matchId, state, shown, ...body }: DetailPartsProps) {
  const [view, setView] = useState<CentreView>('markets');
  const { centre } = state;
  return (
    <DetailGrid data-view={view}>
      <MainColumn>
        {shown && <DetailScore match={body.match} shown={shown} centre={centre} />}
        <CentreViewSwitch view={view} onChange={setView} />
        <DetailBody {...body} centre={centre} />
        {centre && <CentreHistory matchId={matchId} centre={centre} />}
      </MainColumn>
      <CentreModules state={state} />
    </DetailGrid>
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

interface MatchNameProps {
  readonly match: Match;
  /** Name of the league of a match that is on no board. */
  readonly league: string | undefined;
}

function MatchName({ match: { leagueId, homeName, awayName }, league }: MatchNameProps) {
  const { board } = useServices();
  const teams = [homeName, awayName].filter(Boolean).join(' - ');
  usePageTitle(teams);
  return (
    <h1>
      <small>{board.getLeague(leagueId)?.name ?? league}</small>
      {teams}
    </h1>
  );
}

interface DetailBodyProps extends Pick<MatchDetailProps, 'onBack' | 'priceFocus'> {
  readonly list: ChannelList;
  /** `undefined` while the channel has no such match. */
  readonly match: Match | undefined;
  readonly centre: MatchCentre | undefined;
  readonly wasListed: boolean;
}

function DetailBody({ list, match, centre, wasListed, onBack, priceFocus }: DetailBodyProps) {
  if (list.isLoaded)
    return match ? (
      <Markets match={match} focus={priceFocus} />
    ) : (
      <MatchUnavailable wasListed={wasListed || centre?.match.status === 'ended'} onBack={onBack} />
    );
  return <div data-part="markets">{list.isStale ? <DetailError /> : <DetailSkeleton />}</div>;
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
    <div data-part="markets">
      <EmptyState
        drawing="match"
        title={t(wasListed ? 'detail.endedTitle' : 'detail.unknownTitle')}
        action={<Button onClick={onBack}>{t('detail.back')}</Button>}
      >
        {t(wasListed ? 'detail.endedText' : 'detail.unknownText')}
      </EmptyState>
    </div>
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
