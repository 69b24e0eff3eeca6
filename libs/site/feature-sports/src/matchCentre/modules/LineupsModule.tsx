import type { CentreLineup, CentrePlayer, MatchCentre } from '@pavilion/domain-sports';
import { useSportsT } from '../../messages/sportsT.ts';
import { LineupRow } from '../frame/HistoryStyles.ts';
import { Module } from '../frame/Module.tsx';

function Player({ player }: { readonly player: CentrePlayer }) {
  const t = useSportsT();
  return (
    <span data-off={player.isOff && ''}>
      <b>{player.number}</b> {player.name}
      {player.isOff && `（${t('lineup.sentOff')}）`}{' '}
    </span>
  );
}

/** Players by rows of the formation, divided by dots. */
function Players({ lineup }: { readonly lineup: CentreLineup }) {
  return lineup.starters.map((player, k) => (
    <span key={player.number}>
      {k > 0 && player.row !== lineup.starters[k - 1]?.row && '· '}
      <Player player={player} />
    </span>
  ));
}

/** Line-ups of both teams; nothing in sports of single players. */
export function LineupsModule({ centre: { lineups, match, form } }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const [home, away] = lineups;
  if (!home || !away) return null;
  const note = form === 'football' ? t('lineup.against', { home: home.formation, away: away.formation }) : undefined;
  return (
    <Module name="lineups" title={t('lineup.title')} note={note}>
      {[home, away].map((lineup, k) => (
        <LineupRow key={k}>
          <strong>{k === 0 ? match.homeName : match.awayName}</strong>
          <div>
            <p>
              <Players lineup={lineup} />
            </p>
            <p>
              {t('lineup.substitutes')}{' '}
              {lineup.substitutes.map((player) => (
                <Player key={player.number} player={player} />
              ))}
            </p>
          </div>
        </LineupRow>
      ))}
    </Module>
  );
}
