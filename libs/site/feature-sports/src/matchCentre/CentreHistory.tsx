import type { MatchCentre } from '@pavilion/domain-sports';
import { HistoryGrid } from './frame/HistoryStyles.ts';
import { FormModule, MeetingsModule } from './modules/HistoryModule.tsx';
import { LineupsModule } from './modules/LineupsModule.tsx';
import { OwnBetsModule } from './modules/OwnBetsModule.tsx';

/** Props of {@link CentreHistory}. */
export interface CentreHistoryProps {
  readonly matchId: string;
  readonly centre: MatchCentre;
}

/** Modules below the markets: own bets, line-ups, meetings, form. */
export function CentreHistory({ matchId, centre }: CentreHistoryProps) {
  return (
    <HistoryGrid data-part="history">
      <OwnBetsModule matchId={matchId} />
      <LineupsModule centre={centre} />
      <MeetingsModule centre={centre} />
      <FormModule centre={centre} />
    </HistoryGrid>
  );
}
