import type { CentreState } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { ErrorState } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { CentrePlaceholder } from './frame/CentrePlaceholder.tsx';
import { ModuleBox, ModuleColumn } from './frame/CentreStyles.ts';
import { EventsModule } from './modules/EventsModule.tsx';
import { FormModule, MeetingsModule } from './modules/HistoryModule.tsx';
import { LineupsModule } from './modules/LineupsModule.tsx';
import { MomentumModule } from './modules/MomentumModule.tsx';
import { OwnBetsModule } from './modules/OwnBetsModule.tsx';
import { PlayModule } from './modules/PlayModule.tsx';
import { PricesModule } from './modules/PricesModule.tsx';
import { StatsModule } from './modules/StatsModule.tsx';

/** Props of {@link CentreModules}. */
export interface CentreModulesProps {
  readonly matchId: string;
  readonly state: CentreState;
}

/** Modules of the match centre: play, events, momentum, statistics, prices, line-ups, history, own bets. */
export function CentreModules({ matchId, state: { centre, isStale, isCatchingUp } }: CentreModulesProps) {
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
      <OwnBetsModule matchId={matchId} isOver={centre.match.status === 'ended'} />
      <MomentumModule centre={centre} />
      <StatsModule centre={centre} />
      <PricesModule centre={centre} />
      <LineupsModule centre={centre} />
      <MeetingsModule centre={centre} />
      <FormModule centre={centre} />
    </ModuleColumn>
  );
}
