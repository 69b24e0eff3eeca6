import { lazyWithRetry } from '@pavilion/site-contract';
import { Panel, Skeleton, token } from '@pavilion/ui-kit';
import { Suspense, useCallback } from 'react';
import styled from 'styled-components';
import { MatchBetsContext, useMatchBets, type MatchBetsView } from '../matchBets/matchBetsContext.ts';
import type { ShownSpot } from '../matchBets/matchPick.ts';
import { useGamesT } from '../messages/gamesMessages.ts';
import { PANEL_BREAKPOINT } from '../tables/panelBreakpoint.ts';
import { TableList, type TableListProps } from '../tables/TableList.tsx';
import { findFirstMatch } from './findFirstMatch.ts';
import type { MatchPanelProps } from './MatchPanel.tsx';
import { useIsWide } from './useIsWide.ts';

const MatchPanel = lazyWithRetry(() => import('./MatchPanel.tsx').then((file) => file.MatchPanel));
const MatchDialog = lazyWithRetry(() => import('./MatchDialog.tsx').then((file) => file.MatchDialog));

const placeholder = <Skeleton height="30rem" />;

/** Games of an e-sports lobby and the panel of a match: in a second column, or in a dialog below 1200 pixels. */
export function EsportsList(props: TableListProps) {
  const t = useGamesT();
  const isWide = useIsWide();
  const bets = useMatchBets();
  const { opened, open } = bets;
  const close = useCallback(() => open(undefined), [open]);
  const { games = [], tables } = props;
  const shown = opened ?? findFirstMatch(games, tables);
  return (
    <MatchBetsContext value={{ ...bets, opened: isWide ? shown : opened }}>
      <Columns>
        <div>
          <TableList {...props} />
        </div>
        <Aside as="aside" aria-label={t('panel.title')} data-slip={bets.pickedId !== undefined || undefined}>
          {isWide && (
            <Suspense fallback={placeholder}>
              {shown ? <MatchPanel shown={shown} now={tables.now} onClose={close} /> : placeholder}
            </Suspense>
          )}
        </Aside>
        {!isWide && opened && <NarrowPanel bets={bets} shown={opened} now={tables.now} onClose={close} />}
      </Columns>
    </MatchBetsContext>
  );
}

interface NarrowPanelProps extends MatchPanelProps {
  readonly bets: MatchBetsView;
}

/** Dialog of a match. A selected price closes it, because the slip is below it. */
function NarrowPanel({ bets, ...panel }: NarrowPanelProps) {
  const toggle = (shown: ShownSpot) => {
    panel.onClose();
    bets.toggle(shown);
  };
  return (
    <MatchBetsContext value={{ ...bets, toggle }}>
      <Suspense>
        <MatchDialog {...panel} />
      </Suspense>
    </MatchBetsContext>
  );
}

const Columns = styled.div`
  @media (min-width: ${PANEL_BREAKPOINT}) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: 0.75rem;
    align-items: start;
  }
`;

/** Hidden in a narrow window. The static HTML of the lobby reserves its place. */
const Aside = styled(Panel)`
  display: none;
  @media (min-width: ${PANEL_BREAKPOINT}) {
    display: block;
  }
  position: sticky;
  top: calc(${token('layout.header')} + ${token('layout.nav')} + 0.75rem);
  max-height: calc(100vh - ${token('layout.header')} - ${token('layout.nav')} - 1.5rem);
  padding: ${token('space.3')} ${token('space.4')};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The slip covers the lower edge. */
  &[data-slip] {
    padding-bottom: 8rem;
  }
`;
