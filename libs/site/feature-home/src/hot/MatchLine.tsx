import { getDisplayedScore, type Match, type OddsType, type Side } from '@pavilion/domain-sports';
import { useServices, useT } from '@pavilion/site-contract';
import { LiveDot } from '@pavilion/ui-kit';
import { memo, useSyncExternalStore } from 'react';
import { homeMessages } from '../messages/homeMessages.ts';
import { formatFootballClock } from './formatFootballClock.ts';
import { LivePrice } from './LivePrice.tsx';
import { Clock, Group, Row, Teams } from './matchStyles.ts';

/**
 * In-play plays of football in the order of their columns. The pre-match play is used until the in-play one opens.
 *
 * The odds types equal those of `resolveOddsType`. They are repeated here so that the first load does not contain the table
 * of plays.
 */
const columns = [
  { market: 'handicap', codes: ['RE', 'R'], sides: ['H', 'C'], oddsType: 'H' },
  { market: 'total', codes: ['ROU', 'OU'], sides: ['O', 'U'], oddsType: 'H' },
  { market: 'result', codes: ['RM', 'M'], sides: ['H', 'C', 'N'], oddsType: 'E' },
] as const satisfies readonly {
  market: string;
  codes: readonly string[];
  sides: readonly Side[];
  oddsType: OddsType;
}[];

const names = { H: 'side.home', C: 'side.away', N: 'side.draw', O: 'side.over', U: 'side.under' } as const;

/** Props of {@link MatchLine}. */
export interface MatchLineProps {
  readonly matchId: string;
  readonly onPick: (priceId: string) => void;
}

/** One match in play: league and clock, teams and score, three markets. Only changed parts are rendered again. */
export const MatchLine = memo(function MatchLine({ matchId, onPick }: MatchLineProps) {
  const { board } = useServices();
  const read = () => board.getMatch(matchId);
  const match = useSyncExternalStore((listener) => board.subscribeMatch(matchId, listener), read, read);
  return match ? <KnownMatch match={match} onPick={onPick} /> : null;
});

function KnownMatch({ match, onPick }: { readonly match: Match; readonly onPick: (priceId: string) => void }) {
  const t = useT(homeMessages);
  const { board } = useServices();
  const score = getDisplayedScore(match);
  const { part, minute } = formatFootballClock(match, t);
  return (
    <Row data-match={match.id}>
      <Clock>
        <span title={board.getLeague(match.leagueId)?.name}>{board.getLeague(match.leagueId)?.name}</span>
        <span>
          <LiveDot /> {part} {minute}
        </span>
      </Clock>
      <Teams>
        <span>{match.homeName}</span>
        <b>{score.home ?? 0}</b>
        <span>{match.awayName}</span>
        <b>{score.away ?? 0}</b>
      </Teams>
      <Markets match={match} onPick={onPick} />
    </Row>
  );
}

function Markets({ match, onPick }: { readonly match: Match; readonly onPick: (priceId: string) => void }) {
  const t = useT(homeMessages);
  const teams = `${match.homeName} ${match.awayName}`;
  return columns.map(({ market, codes, sides, oddsType }) => {
    const line = codes.map((code) => match.markets[code]?.[0]).find(Boolean);
    return (
      <Group key={market} data-market={market}>
        {sides.map((side) => (
          <LivePrice
            key={side}
            priceId={line?.priceIds[side]}
            sign={market === 'handicap' ? '' : t(names[side])}
            label={t('cell.label', { match: teams, market: t(`market.${market}`), side: t(names[side]) })}
            oddsType={oddsType}
            onPick={onPick}
          />
        ))}
      </Group>
    );
  });
}
