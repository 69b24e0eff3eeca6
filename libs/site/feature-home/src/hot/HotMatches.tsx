import type { ChannelList } from '@pavilion/domain-sports';
import { useServices, useT, type Translate } from '@pavilion/site-contract';
import { SectionHead } from '@pavilion/site-game-ui/parts';
import { Button, Panel, RefreshIcon, Skeleton, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';
import type { zhCN } from '../messages/zhCN.ts';
import { MatchLine } from './MatchLine.tsx';
import { ColumnHead, Row } from './matchStyles.ts';
import { useHotMatches } from './useHotMatches.ts';
import { usePick } from './usePick.ts';

const ROWS = 6;

/** Matches in play with live prices. */
export function HotMatches() {
  const t = useT(homeMessages);
  const { list, matchIds } = useHotMatches();
  const pick = usePick();
  return (
    <section aria-labelledby="hot-title">
      <SectionHead
        id="hot-title"
        title={t('hot.title')}
        lead={formatPriceStatus(list, t)}
        isLeadStatus
        all={{ to: '/game/sport/crty', text: t('hot.all') }}
      />
      <Sheet data-flush="">
        <Columns />
        {!list.isLoaded && (list.isStale ? <Failed /> : <Waiting />)}
        {list.isLoaded && matchIds.length === 0 && (
          <Nothing>
            <strong>{t('hot.empty')}</strong>
            <span>{t('hot.emptyHint')}</span>
          </Nothing>
        )}
        {matchIds.map((id) => (
          <MatchLine key={id} matchId={id} onPick={pick} />
        ))}
      </Sheet>
    </section>
  );
}

/** Formats the status of the prices; empty if there are none. */
function formatPriceStatus({ isLoaded, isStale }: ChannelList, t: Translate<typeof zhCN>): string {
  if (!isStale) return t('hot.lead');
  return isLoaded ? t('hot.stale') : '';
}

function Columns() {
  const t = useT(homeMessages);
  return (
    <ColumnHead aria-hidden="true">
      <span />
      <span>{t('market.match')}</span>
      <span>{t('market.handicap')}</span>
      <span>{t('market.total')}</span>
      <span>{t('market.result')}</span>
    </ColumnHead>
  );
}

/** Error state of a board that failed to load, with a button that retries at once. */
function Failed() {
  const t = useT(homeMessages);
  const { sportFeed } = useServices();
  return (
    <Nothing role="alert">
      <strong>{t('hot.failed')}</strong>
      <span>{t('hot.failedHint')}</span>
      <Button onClick={sportFeed.resync}>
        <RefreshIcon />
        {t('hot.retry')}
      </Button>
    </Nothing>
  );
}

function Waiting() {
  const t = useT(homeMessages);
  return (
    <>
      <VisuallyHidden role="status">{t('hot.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Row key={row}>
          <Skeleton width="70%" />
          <Skeleton width="55%" height="2.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
          <Skeleton height="3.5rem" />
        </Row>
      ))}
    </>
  );
}

const Sheet = styled(Panel).attrs({ as: 'div' })`
  position: relative;
  overflow-x: auto;
  min-height: calc(
    ${token('density.leagueHeader')} + 6 *
      (2 * ${token('density.boardLine')} + ${token('density.cellGap')} + ${token('space.4')})
  );
`;

const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.16')} ${token('space.6')};
  text-align: center;
  > span {
    color: ${token('color.text.secondary')};
  }
  > button {
    margin-top: ${token('space.3')};
  }
`;
