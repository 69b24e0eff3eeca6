import { getPlacementStatus } from '@pavilion/domain-sports/placement';
import {
  dialogActions,
  useAppDispatch,
  useAppSelector,
  useServices,
  useShortcuts,
  type RootState,
} from '@pavilion/site-contract';
import { useBetT } from '@pavilion/site-bet-ui';
import { Badge, CloseIcon, IconButton, SlipIcon, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useDeferredValue, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { BetsPanel } from '../bets/BetsPanel.tsx';
import { useOpenBets, type OpenBetsState } from '../bets/useOpenBets.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { deskActions, type DockTab } from '../state/deskSlice.ts';
import { selectDesk, selectPlacement } from '../state/sportsState.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { DockCloser, DockOpener, DockPane, ToastsAboveDock } from '../venueFrame/VenueStyles.ts';
import { DockBody, DockHead } from '../parts/DockStyles.ts';
import { ScoreAlerts } from './ScoreAlerts.ts';
import { SlipPanel } from '../slip/SlipPanel.tsx';
import { SlipAnnouncer } from '../slip/SlipAnnouncer.tsx';
import { useFocusFallback } from './useFocusFallback.ts';
import { useSelectionFinder } from '../slipState/useSelectionFinder.ts';
import { useModeLimits } from '../slipState/useModeLimits.ts';

/** Props of {@link Dock}. */
export interface DockProps {
  /** Session data of the venue: limits, caps, in-play delay. */
  readonly session: SportSession;
}

/** Dock of home and venue with slip, bets and chat. On narrow screens it overlays the board and a button opens it. */
export function Dock({ session }: DockProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const dockTab = useDockTab();
  const status = useAppSelector((state) => getPlacementStatus(selectPlacement(state)));
  const body = useFocusFallback<HTMLDivElement>(`${dockTab} ${status}`);
  const bets = useOpenBets(dockTab === 'bets');
  const findSelection = useSelectionFinder();
  useModeLimits(session);
  // Loads the bet texts early, so that they are available for a receipt.
  useBetT();
  const close = () => dispatch(deskActions.dockClosed());
  return (
    <>
      <OpenPane onClose={close}>
        <DockHead>
          <DockTabs bets={bets} selected={dockTab} />
          <DockCloser>
            <IconButton label={t('dock.close')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </DockCloser>
        </DockHead>
        <DockBody ref={body} tabIndex={-1}>
          <TabPanel idPrefix="sports-dock" id={dockTab}>
            {dockTab === 'slip' && <SlipPanel session={session} findSelection={findSelection} />}
            {dockTab === 'bets' && <BetsPanel open={bets} />}
          </TabPanel>
        </DockBody>
        <SlipAnnouncer />
        <ScoreAlerts bets={bets} />
      </OpenPane>
      <OpenButton />
    </>
  );
}

interface OpenPaneProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pane of the dock. It alone reads the open state, so that the first selection does not render its content. */
function OpenPane({ onClose, children }: OpenPaneProps) {
  const t = useSportsT();
  const isOpen = useAppSelector((state) => selectDesk(state).isDockOpen);
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as HTMLElement).closest('dialog')) onClose();
  };
  return (
    <DockPane data-dock="" aria-label={t('page.dock')} data-open={isOpen || undefined} onKeyDown={onKeyDown}>
      {isOpen && <ToastsAboveDock />}
      {children}
    </DockPane>
  );
}

/** Returns the number of selections after the frame of the click, which only marks the price. */
const useSelectionCount = (): number => useDeferredValue(useAppSelector((state) => state.slip.selections.length));

/** Tabs of the dock. The chat is a panel of its own, which lies over the body of the dock while its tab is selected. */
type ShownTab = DockTab | 'chat';

const isChatOpen = (state: RootState): boolean => state.ui.dialogs.some(({ kind }) => kind === 'chat');

/** Returns the selected tab: the chat while it is open. */
function useDockTab(): ShownTab {
  const hasChat = useAppSelector(isChatOpen);
  const dockTab = useAppSelector((state) => selectDesk(state).dockTab);
  return hasChat ? 'chat' : dockTab;
}

interface DockTabsProps {
  readonly bets: OpenBetsState;
  readonly selected: ShownTab;
}

function DockTabs({ bets, selected }: DockTabsProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { brand } = useServices();
  const count = useSelectionCount();
  const choose = (tab: ShownTab) => {
    if (tab === 'chat') return dispatch(dialogActions.opened({ kind: 'chat' }));
    if (selected === 'chat') dispatch(dialogActions.closed('chat'));
    return dispatch(deskActions.dockTabChosen(tab));
  };
  const show = (tab: ShownTab) => {
    dispatch(deskActions.dockOpened());
    choose(tab);
  };
  useShortcuts({
    1: () => show('slip'),
    2: () => show('bets'),
    3: () => (brand.features.chat ? show('chat') : false),
  });
  return (
    <Tabs<ShownTab>
      label={t('page.dock')}
      idPrefix="sports-dock"
      isWide
      selected={selected}
      onSelect={choose}
      tabs={[
        { id: 'slip', label: t('dock.slip'), badge: count > 0 ? count : undefined },
        { id: 'bets', label: t('dock.bets'), badge: bets.total > 0 ? bets.total : undefined },
        ...(brand.features.chat ? [{ id: 'chat' as const, label: t('dock.chat') }] : []),
      ]}
    />
  );
}

function OpenButton() {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const isDockOpen = useAppSelector((state) => selectDesk(state).isDockOpen);
  const count = useSelectionCount();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isDockOpen);
  useEffect(() => {
    if (wasOpen.current && !isDockOpen) button.current?.focus();
    wasOpen.current = isDockOpen;
  }, [isDockOpen]);
  return (
    <DockOpener
      ref={button}
      type="button"
      data-hidden={isDockOpen || undefined}
      aria-label={t('dock.open', { count })}
      onClick={() => dispatch(deskActions.dockOpened())}
    >
      <SlipIcon />
      {t('dock.slip')}
      {count > 0 && <Badge>{count}</Badge>}
    </DockOpener>
  );
}
