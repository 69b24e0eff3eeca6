import { lazyWithRetry } from '@pavilion/site-contract';
import type { ChannelList, League } from '@pavilion/domain-sports';
import { FilterIcon } from '@pavilion/ui-kit';
import { useState } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { ToolToggle } from './ToolStyles.ts';

/** A separate chunk, because it includes the dialog. */
const LeagueFilter = lazyWithRetry(() => import('./LeagueFilter.tsx').then((file) => file.LeagueFilter));

/** Props of {@link LeagueTool}. */
export interface LeagueToolProps {
  readonly list: ChannelList;
  readonly leagues: readonly League[];
  readonly chosen: readonly string[];
}

/** Button that opens the league filter and shows the current choice. */
export function LeagueTool({ list, leagues, chosen }: LeagueToolProps) {
  const t = useSportsT();
  const [isOpen, setOpen] = useState(false);
  const [only] = chosen.length === 1 ? leagues.filter(({ id }) => id === chosen[0]) : [];
  const label =
    chosen.length > 1 ? t('league.chosen', { count: chosen.length }) : (only?.name ?? t('sidebar.allLeagues'));
  return (
    <>
      <ToolToggle
        type="button"
        aria-haspopup="dialog"
        aria-pressed={chosen.length > 0}
        title={t('league.title')}
        onClick={() => setOpen(true)}
      >
        <FilterIcon />
        <span>{label}</span>
      </ToolToggle>
      {isOpen && <LeagueFilter {...{ list, leagues, chosen }} onClose={() => setOpen(false)} />}
    </>
  );
}
