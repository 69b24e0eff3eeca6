import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { Badge, Icon, IconButton, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type DockTab } from '../state/deskSlice.ts';
import { selectDesk } from '../state/sportsState.ts';
import { DockCloser, DockOpener, DockPane } from '../venue/VenueLayout.ts';
import { DockBody, DockHead } from './DockParts.ts';
import { OpenBets } from './OpenBets.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { SlipVoice } from './SlipVoice.tsx';
import { useOpenBets } from './useOpenBets.ts';

/** Props of {@link Dock}. */
export interface DockProps {
  /** Seconds an in-play bet waits before it is decided. */
  readonly inPlayDelay: number;
}

/** Right dock: bet slip and open bets. Where the screen is narrow it lies over the board and a button opens it. */
export function Dock({ inPlayDelay }: DockProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { dockTab, isDockOpen } = useAppSelector(selectDesk);
  const picks = useAppSelector((state) => state.slip.selections.length);
  const bets = useOpenBets(dockTab === 'bets');
  return (
    <>
      <DockPane aria-label={t('page.dock')} data-open={isDockOpen || undefined}>
        <DockHead>
          <Tabs<DockTab>
            label={t('page.dock')}
            idPrefix="sports-dock"
            isWide
            selected={dockTab}
            onSelect={(tab) => dispatch(deskActions.dockTabChosen(tab))}
            tabs={[
              { id: 'slip', label: t('dock.slip'), badge: picks > 0 ? picks : undefined },
              { id: 'bets', label: t('dock.bets'), badge: bets.total > 0 ? bets.total : undefined },
            ]}
          />
          <DockCloser>
            <IconButton label={t('dock.close')} onClick={() => dispatch(deskActions.dockClosed())}>
              <Icon name="close" />
            </IconButton>
          </DockCloser>
        </DockHead>
        <DockBody>
          <TabPanel idPrefix="sports-dock" id={dockTab}>
            {dockTab === 'slip' ? <SlipPanel inPlayDelay={inPlayDelay} /> : <OpenBets bets={bets} />}
          </TabPanel>
        </DockBody>
        <SlipVoice />
      </DockPane>
      <DockOpener
        type="button"
        data-hidden={isDockOpen || undefined}
        aria-label={t('dock.open', { count: picks })}
        onClick={() => dispatch(deskActions.dockOpened())}
      >
        <Icon name="slip" />
        {t('dock.slip')}
        {picks > 0 && <Badge>{picks}</Badge>}
      </DockOpener>
    </>
  );
}
