import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { MatchSpot } from '../matchBets/MatchSpot.tsx';
import { spotRules } from '../matchBets/spotRules.ts';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import type { Game } from '../state/gamesSlice.ts';
import type { MatchDetail, MatchMarket } from '../state/matchDetail.ts';

const WHOLE_MATCH = 'match';

/** Props of {@link PanelMarkets}. */
export interface PanelMarketsProps {
  readonly game: Game;
  readonly match: MatchDetail;
  /** Time of the platform at which the match was read. */
  readonly readAt: number;
}

interface MarketGroup {
  readonly key: string;
  readonly markets: readonly MatchMarket[];
}

/**
 * Groups the markets that are not closed: first those of the current or next map, then those of the match and of later maps.
 */
export function groupMarkets({ markets, maps }: Pick<MatchDetail, 'markets' | 'maps'>): readonly MarketGroup[] {
  const open = markets.filter(({ status }) => status !== 'closed');
  const current = `m${maps.findLast(({ state }) => state === 'live')?.no ?? maps.length + 1}`;
  const order = [current, WHOLE_MATCH];
  const keys = [...new Set([...order, ...open.map(({ group }) => group)])];
  return keys
    .map((key) => ({ key, markets: open.filter(({ group }) => group === key) }))
    .filter((group) => group.markets.length > 0);
}

const formatGroup = (t: GamesT, key: string): string =>
  key === WHOLE_MATCH ? t('panel.wholeMatch') : t('panel.mapNo', { no: key.slice(1) });

/** Removes the map from the name of a market: the group names it. */
const formatMarket = ({ group, name }: MatchMarket): string =>
  group === WHOLE_MATCH ? name : name.slice(name.indexOf(' ') + 1);

/** Markets of a match in groups, which fold except for the first two. */
export function PanelMarkets({ game, match, readAt }: PanelMarketsProps) {
  const t = useGamesT();
  const groups = groupMarkets(match);
  if (groups.length === 0) return <Empty>{t('panel.noMarkets')}</Empty>;
  return (
    <div>
      {groups.map(({ key, markets }, at) => (
        <Group key={`${match.no} ${key}`} open={at < 2}>
          <summary>
            {formatGroup(t, key)} <small>{markets.length}</small>
          </summary>
          {markets.map((market) => (
            <section key={market.key} aria-label={market.name}>
              <h3>{formatMarket(market)}</h3>
              <Spots data-thirds={market.selections.length % 3 === 0 || undefined}>
                {market.selections.map((spot) => (
                  <MatchSpot key={spot.key} {...{ game, match, spot }} market={market.name} shownAt={readAt} hasName />
                ))}
              </Spots>
            </section>
          ))}
        </Group>
      ))}
    </div>
  );
}

const Group = styled.details`
  & + & {
    margin-top: ${token('space.2')};
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > summary {
    padding: ${token('space.2')} 0;
    font-weight: ${token('font.weight.strong')};
    cursor: pointer;
  }
  > summary > small {
    color: ${token('color.text.muted')};
    font-weight: ${token('font.weight.regular')};
  }
  > section + section {
    margin-top: ${token('space.2')};
  }
  h3 {
    margin: 0 0 0.125rem;
    color: ${token('color.text.secondary')};
    font-weight: ${token('font.weight.regular')};
    font-size: ${token('font.size.caption')};
  }
`;

const Spots = styled.ul`
  ${spotRules}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  &[data-thirds] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Empty = styled.p`
  margin: 0;
  color: ${token('color.text.muted')};
`;
