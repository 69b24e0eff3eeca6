import type { Match } from '@pavilion/domain-sports';
import { useSportsT } from '../messages/sportsT.ts';
import { MoreButton } from './RowStyles.ts';

/** Labelled button that opens all markets of a match and shows their number. */
export function DetailButton({ match }: { readonly match: Match }) {
  const t = useSportsT();
  const name = [match.homeName, match.awayName].filter(Boolean).join(' - ');
  return (
    <MoreButton
      type="button"
      data-tool="detail"
      data-id={match.id}
      data-col="detail"
      tabIndex={-1}
      aria-label={t('match.detail', { name, count: match.marketCount })}
    >
      {match.marketCount > 0 ? t('match.markets', { count: match.marketCount }) : t('match.allMarkets')}
    </MoreButton>
  );
}
