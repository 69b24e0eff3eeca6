import { formatLine, formatOdds, parsePrice, parseSide, shownOddsType } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { ButtonRoot, EmptyState, ErrorState, Skeleton, Tag, type TagProps } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import { playName, sideName } from '../board/playName.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { BetBox, BetLine, DockStack, Faint, PickName, PickPrice } from './DockParts.ts';
import { type OpenBet, type OpenBetsState } from './useOpenBets.ts';

/** The member's bets that are not settled yet, newest first. */
export function OpenBets({ bets }: { readonly bets: OpenBetsState }) {
  const t = useSportsT();
  if (bets.status === 'loading' && bets.list.length === 0) return <BetsSkeleton />;
  if (bets.status === 'failed')
    return <ErrorState isCompact title={t('bets.failed')} retryLabel={t('bets.retry')} onRetry={bets.reload} />;
  return (
    <DockStack>
      {bets.list.length === 0 && (
        <EmptyState drawing="slip" isCompact title={t('bets.empty')}>
          {t('bets.emptyHint')}
        </EmptyState>
      )}
      {bets.list.map((bet) => (
        <BetCard key={bet.betId} bet={bet} />
      ))}
      <ButtonRoot as={Link} to="/mine/betRecord" data-variant="quiet" data-size="small">
        {t('bets.all')}
      </ButtonRoot>
    </DockStack>
  );
}

function BetsSkeleton() {
  return (
    <DockStack>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="6.5rem" />
      ))}
    </DockStack>
  );
}

const TONES: Readonly<Record<OpenBet['status'], TagProps['tone']>> = {
  pending: 'warning',
  open: 'info',
  settled: 'neutral',
  rejected: 'danger',
};

function BetCard({ bet }: { readonly bet: OpenBet }) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const match = { gameType: bet.gameType, homeName: bet.team_h, awayName: bet.team_c };
  const side = parseSide(bet.r);
  const name = side ? `${sideName(t, match, bet.r, bet.w)} ${formatLine(bet.line, side)}` : bet.r;
  return (
    <BetBox data-bet={bet.ticketId}>
      <BetLine>
        <PickName>{name}</PickName>
        <Tag tone={TONES[bet.status]}>{t(`bets.${bet.status}`)}</Tag>
      </BetLine>
      <BetLine>
        <span>{playName(t, bet.gameType, bet.w)}</span>
        <PickPrice>{formatOdds(parsePrice(bet.price), shownOddsType(bet.w, oddsType))}</PickPrice>
      </BetLine>
      <Faint>
        {bet.team_h} - {bet.team_c}
        <br />
        {bet.league}
        {bet.scoreAtBet && ` · ${t('bets.scoreAtBet', { score: bet.scoreAtBet })}`}
      </Faint>
      <BetLine>
        <span>{t('bets.stake', { amount: formatCny(bet.stake, { symbol: false, decimals: 'always' }) })}</span>
        <span>{t('bets.win', { amount: formatCny(bet.winAmount, { symbol: false, decimals: 'always' }) })}</span>
      </BetLine>
      <Faint>{t('bets.ticket', { id: bet.ticketId })}</Faint>
    </BetBox>
  );
}
