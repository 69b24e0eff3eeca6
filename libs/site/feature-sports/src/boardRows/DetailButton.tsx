import type { Match } from '@pavilion/domain-sports';
import { useSportsT } from '../messages/sportsT.ts';
import { countMarkets } from '../parts/countMarkets.ts';
import { MoreButton } from './RowStyles.ts';

/** Props of {@link DetailButton}. */
export interface DetailButtonProps {
  readonly match: Match;
  /** Whether it is a tab stop, because it is outside a grid with arrow keys. @default false */
  readonly isTabStop?: boolean;
}

/** Labelled button that opens all markets of a match and shows their number. */
export function DetailButton({ match, isTabStop = false }: DetailButtonProps) {
  const t = useSportsT();
  const count = countMarkets(match);
  const name = [match.homeName, match.awayName].filter(Boolean).join(' - ');
  return (
    <MoreButton
      type="button"
      data-tool="detail"
      data-id={match.id}
      data-col="detail"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t('match.detail', { name, count })}
    >
      {count > 0 ? t('match.markets', { count }) : t('match.allMarkets')}
    </MoreButton>
  );
}
