import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MatchDetail, MatchMap } from '../state/matchDetail.ts';
import { countByTeam, type TeamCounts } from './mapFigures.ts';

type CountedKind = 'kill' | 'tower' | 'dragon' | 'battle' | 'base';

/** Kinds of events that are counted, by discipline. Rounds and goals are in the drawing. */
const counted: Readonly<Record<MatchDetail['discipline'], readonly CountedKind[]>> = {
  moba: ['kill', 'tower', 'dragon'],
  strategy: ['battle', 'base'],
  shooter: [],
  football: [],
};

/** Props of {@link TeamShares}. */
export interface TeamSharesProps {
  readonly discipline: MatchDetail['discipline'];
  readonly map: MatchMap;
}

/** Numbers of both teams with a bar between them. */
export function TeamShares({ discipline, map: { events, score } }: TeamSharesProps) {
  const t = useGamesT();
  const kinds = counted[discipline];
  if (kinds.length === 0) return null;
  return (
    <List>
      {discipline === 'strategy' && <Share label={t('panel.count.population')} counts={score} />}
      {kinds.map((kind) => (
        <Share key={kind} label={t(`panel.count.${kind}`)} counts={countByTeam(events, kind)} />
      ))}
    </List>
  );
}

const Share = ({ label, counts: [home, away] }: { readonly label: string; readonly counts: TeamCounts }) => (
  <li>
    <b>{home}</b>
    <Bar aria-hidden="true">
      <i data-side="home" style={{ flexGrow: home }} />
      <i data-side="away" style={{ flexGrow: away }} />
    </Bar>
    <b>{away}</b>
    <small>{label}</small>
  </li>
);

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  > li {
    display: grid;
    grid-template-columns: 3ch minmax(0, 1fr) 3ch 3rem;
    gap: ${token('space.2')};
    align-items: center;
  }
  b {
    font-family: ${token('font.family.figure')};
  }
  b:first-child {
    text-align: end;
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    text-align: end;
  }
`;

const Bar = styled.span`
  display: flex;
  gap: 2px;
  height: 0.375rem;
  overflow: hidden;
  border-radius: 1px;
  background: ${token('color.surface.fill')};
  > i {
    flex: 0 0 0;
  }
  > [data-side='home'] {
    background: ${token('color.accent.fill')};
  }
  > [data-side='away'] {
    background: ${token('color.text.muted')};
  }
`;
