import type { CentreState } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { ErrorState } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { CentrePlaceholder } from './frame/CentrePlaceholder.tsx';
import { ModuleBox, ModuleColumn } from './frame/CentreStyles.ts';
import { EventsModule } from './modules/EventsModule.tsx';
import { MomentumModule } from './modules/MomentumModule.tsx';
import { PlayModule } from './modules/PlayModule.tsx';
import { PricesModule } from './modules/PricesModule.tsx';
import { StatsModule } from './modules/StatsModule.tsx';

/** Props of {@link CentreModules}. */
export interface CentreModulesProps {
  readonly state: CentreState;
}

/** Modules beside the markets: play, events, momentum, statistics, prices. */
export function CentreModules({ state: { centre, isStale, isCatchingUp } }: CentreModulesProps) {
  const t = useSportsT();
  const { sportFeed } = useServices();
  if (!centre && isStale)
    return (
      <ModuleBox>
        <ErrorState
          isCompact
          title={t('centre.failed')}
          retryLabel={t('centre.retry')}
          onRetry={() => sportFeed.resync()}
        />
      </ModuleBox>
    );
  if (!centre) return <CentrePlaceholder />;
  return (
    <ModuleColumn data-part="centre">
      <PlayModule centre={centre} />
      <EventsModule centre={centre} isCatchingUp={isCatchingUp} />
      <MomentumModule centre={centre} />
      <StatsModule centre={centre} />
      <PricesModule centre={centre} />
    </ModuleColumn>
  );
}
