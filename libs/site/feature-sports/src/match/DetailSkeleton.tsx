import { Skeleton, SkeletonGroup, VisuallyHidden } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { MarketBox, MarketColumns, PricePlaces } from './MarketStyles.ts';

const MARKETS = [2, 3, 2, 3, 2, 3] as const;

/** Match page before its markets, with titles and cells of the final size. */
export function DetailSkeleton() {
  const t = useSportsT();
  return (
    <SkeletonGroup role="status">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <MarketColumns>
        {MARKETS.map((columns, at) => (
          <MarketBox key={at}>
            <Skeleton width="6rem" />
            <PricePlaces data-columns={columns}>
              {Array.from({ length: columns * 2 }, (_, place) => (
                <Skeleton key={place} height="2rem" />
              ))}
            </PricePlaces>
          </MarketBox>
        ))}
      </MarketColumns>
    </SkeletonGroup>
  );
}
