import { getDisplayedScore, type Match } from '@pavilion/domain-sports';
import type { ReactNode } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { hasScore } from '../parts/hasScore.ts';
import { TeamCell } from './MatchStyles.ts';
import { ScoreParts } from './RowStyles.ts';
import { useFavouriteSide } from './useFavouriteSide.ts';

/** Props of {@link TeamLine}. */
export interface TeamLineProps {
  readonly match: Match;
  readonly side: 'home' | 'away';
  /** League after the name and its marks. */
  readonly leagueName?: string | undefined;
  /** Content before the name. */
  readonly children?: ReactNode;
}

/** A team of a match: name, serve, red cards, points by part and total (SPT-06). */
export function TeamLine({ match, side, leagueName, children }: TeamLineProps) {
  const t = useSportsT();
  const name = side === 'home' ? match.homeName : match.awayName;
  const isFavourite = useFavouriteSide(match) === side;
  const redCards = match.score[side].redCards ?? 0;
  const isServing = match.isLive && match.serve === (side === 'home' ? 'H' : 'C');
  return (
    <TeamCell role="rowheader">
      {children}
      <span data-name="" data-game={match.id} data-favourite={isFavourite || undefined} title={name}>
        {name}
      </span>
      {isServing && <span data-serve="" role="img" aria-label={t('match.serve')} />}
      {redCards > 0 && (
        <span data-red="" role="img" aria-label={t('match.redCards', { count: redCards })}>
          {redCards}
        </span>
      )}
      {leagueName && (
        <span data-league="" title={leagueName}>
          {leagueName}
        </span>
      )}
      {hasScore(match) && <Points match={match} side={side} />}
    </TeamCell>
  );
}

/** Maximum number of innings; the last ones are shown. */
const MAX_PARTS = 5;

/** Returns the points by part. Snooker shows only the current frame, because a match has too many. */
const getTeamParts = (match: Match, side: 'home' | 'away'): readonly number[] =>
  match.gameType === 'SK' || /^(FT|VF)$/.test(match.gameType)
    ? []
    : match.parts.slice(-MAX_PARTS).map((part) => part[side === 'home' ? 0 : 1]);

function Points({ match, side }: { readonly match: Match; readonly side: 'home' | 'away' }) {
  const t = useSportsT();
  const shown = getDisplayedScore(match);
  const parts = getTeamParts(match, side);
  const current = shown.point?.[side] ?? (parts.length === 0 ? shown.detail?.[side] : undefined);
  const total = shown[side];
  return (
    <>
      {parts.length > 0 && (
        <ScoreParts data-parts="" role="img" aria-label={t('match.parts', { points: parts.join(t('match.pause')) })}>
          {parts.map((points, at) => (
            <span key={at}>{points}</span>
          ))}
        </ScoreParts>
      )}
      {current !== undefined && (
        <span data-running="" role="img" aria-label={t('match.points', { points: current })}>
          {current}
        </span>
      )}
      {total !== undefined && <span data-score="">{total}</span>}
    </>
  );
}
