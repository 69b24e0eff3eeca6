import { SiteLink, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import {
  formatLabelledPrice,
  formatBetSelection,
  formatSystemName,
  useBetT,
  type BetRecord,
  type BetT,
} from '@pavilion/site-bet-ui';
import { useRead } from '@pavilion/site-data';
import { Badge, Money } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { openBets, type OpenBets } from './overviewData.ts';
import { Figures, Nothing, Rows } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const POLL_MS = 20_000;
const ROWS_MAX = 3;

const formatAmount = (amount: string | undefined) => formatCny(amount, { symbol: false, decimals: 'always' });

/** Open bets of the member with their stakes and possible winnings. */
export function BetsPanel() {
  const t = useMemberCentreT();
  const read = useRead(openBets, {}, { pollMs: POLL_MS });
  const count = (read.data?.count ?? 0) + (read.data?.rounds.count ?? 0);
  return (
    <SummaryPanel
      title={t('overview.openBets')}
      tag={count > 0 && <Badge>{count}</Badge>}
      link={{ to: '/mine/betRecord?tab=open', text: t('overview.allBets') }}
      read={read}
      height="7rem"
    >
      {(bets) => <OpenBetList bets={bets} />}
    </SummaryPanel>
  );
}

function OpenBetList({ bets: { count, stake, winnings, bets, rounds } }: { readonly bets: OpenBets }) {
  const t = useMemberCentreT();
  const betT = useBetT();
  if (count === 0 && rounds.count === 0)
    return (
      <Nothing>
        {t('overview.noBets')}
        <SiteLink to={SPORT_VENUE_PATH}>{t('overview.toSports')}</SiteLink>
      </Nothing>
    );
  return (
    <>
      <Figures>
        <div>
          <dt>{t('overview.stakes')}</dt>
          <dd>
            <Money sign="¥" size="title" text={formatAmount(stake)} />
          </dd>
        </div>
        {winnings !== undefined && (
          <div>
            <dt>{t('overview.winnings')}</dt>
            <dd>
              <Money sign="¥" size="title" tone="gain" text={formatAmount(winnings)} />
            </dd>
          </div>
        )}
        {rounds.count > 0 && (
          <div>
            <dt>{t('overview.rounds', { count: rounds.count })}</dt>
            <dd>
              <Money sign="¥" size="title" text={formatAmount(rounds.stake)} />
            </dd>
          </div>
        )}
      </Figures>
      <Rows>
        {bets.slice(0, ROWS_MAX).map((bet) => (
          <li key={bet.betId}>
            <div>
              <div>
                <strong>{formatName(bet, betT)}</strong>
                <small>{formatMatch(bet)}</small>
              </div>
              <div data-end="">
                <Money sign="¥" text={formatAmount(bet.stake)} />
                <small>{t('overview.toWin', { amount: formatYuan(bet.winAmount) })}</small>
              </div>
            </div>
          </li>
        ))}
      </Rows>
    </>
  );
}

function formatName(bet: BetRecord, betT: BetT): string {
  if (!bet.legs) return `${formatBetSelection(bet, betT)} @ ${formatLabelledPrice(bet, betT)}`;
  return `${betT('series.name')} ${bet.systems?.map((system) => formatSystemName(system, betT)).join('、') ?? ''}`;
}

const formatMatch = ({ legs, league, team_h, team_c }: BetRecord): string =>
  legs
    ? legs.map((leg) => `${leg.team_h} - ${leg.team_c}`).join(' · ')
    : [league, [team_h, team_c].filter((team) => team !== '').join(' - ')].filter((part) => part !== '').join(' · ');
