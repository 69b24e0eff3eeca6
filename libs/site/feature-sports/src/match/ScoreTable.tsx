import { getScoreParts, getDisplayedScore, type Match, type PartColumn } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { formatClock } from '../parts/formatClock.ts';
import { hasScore } from '../parts/hasScore.ts';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import { ScoreGrid, ScoreGround } from './MatchPageStyles.ts';

/** Returns the heading of a part: its number, or a text for halves and overtime. */
function formatPartHead(t: SportsT, { key, values: { part } }: PartColumn): string {
  if (key === 'sports.part.overtime') return t('part.overtime') + (part > 1 ? part : '');
  if (key === 'sports.part.half') return part === 1 ? t('part.half1') : t('part.half2');
  return String(part);
}

/** Score table of a match: clock, points by part, current part and total (SPT-06). */
export function ScoreTable({ match }: { readonly match: Match }) {
  const t = useSportsT();
  const { clock } = useServices();
  const parts = hasScore(match) ? getScoreParts(match) : [];
  const shown = getDisplayedScore(match);
  const hasTotal = shown.home !== undefined || shown.away !== undefined;
  const running = shown.point ?? (parts.length === 0 ? shown.detail : undefined);
  return (
    <ScoreGround>
      <ScoreGrid>
        <caption>{t('detail.score')}</caption>
        <thead>
          <tr>
            <th scope="col" data-clock="" data-live={match.isLive || undefined}>
              {formatClock(match, t, clock.now())}
            </th>
            {parts.map((part) => (
              <th key={`${part.key} ${part.values.part}`} scope="col">
                {formatPartHead(t, part)}
              </th>
            ))}
            {running && <th scope="col">{t('detail.running')}</th>}
            {hasTotal && <th scope="col">{t('detail.total')}</th>}
          </tr>
        </thead>
        <tbody>
          {(['home', 'away'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                {match[`${side}Name`]}
                {match.isLive && match.serve === (side === 'home' ? 'H' : 'C') && (
                  <span data-serve="" role="img" aria-label={t('match.serve')} />
                )}
                {(match.score[side].redCards ?? 0) > 0 && (
                  <span
                    data-red=""
                    role="img"
                    aria-label={t('match.redCards', { count: match.score[side].redCards ?? 0 })}
                  >
                    {match.score[side].redCards}
                  </span>
                )}
              </th>
              {parts.map((part) => (
                <td key={`${part.key} ${part.values.part}`}>{part[side]}</td>
              ))}
              {running && <td data-running="">{running[side]}</td>}
              {hasTotal && <td data-total="">{shown[side]}</td>}
            </tr>
          ))}
        </tbody>
      </ScoreGrid>
    </ScoreGround>
  );
}
