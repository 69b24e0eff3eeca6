import { slipActions, slipReducer, getSlipOddsType, type Selection, type Slip } from '@pavilion/domain-sports';
import { createBetDrafts, placementActions } from '@pavilion/domain-sports/placement';
import {
  selectIsMember,
  useAppDispatch,
  useAppSelector,
  useLoginGate,
  useServices,
  SPORT_VENUE_PATH,
} from '@pavilion/site-contract';
import { balances, NO_BODY, useRead } from '@pavilion/site-data';
import { usePlayPause } from '@pavilion/site-money';
import { memo, useLayoutEffect, type FormEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { DockStack, SecondaryText } from '../parts/DockStyles.ts';
import { SlipFoot, SlipSheet } from '../parts/SlipStyles.ts';
import { CommonStake } from '../stake/CommonStake.tsx';
import { formatSelectionName } from '../parts/formatSelectionName.ts';
import { SelectionStake } from '../stake/SelectionStake.tsx';
import { PlaceBetBar } from '../placing/PlaceBetBar.tsx';
import { SelectionCard } from './SelectionCard.tsx';
import { SeriesStake } from '../stake/SeriesStake.tsx';
import { SingleStake } from '../stake/SingleStake.tsx';
import { SlipFigures, SlipTotals } from './SlipFigures.tsx';
import { SlipNotices } from './SlipNotices.tsx';
import { OddsRuleRow, SlipOptions } from './SlipOptions.tsx';
import type { ShownQuotes } from '../slipState/createShownQuotes.ts';
import { findSlipProblem, type SlipProblem } from '../slipState/findSlipProblem.ts';
import { SystemPicker } from './SystemPicker.tsx';
import { useIsSlipStale } from '../slipState/useIsSlipStale.ts';
import { useStakeFocus } from '../stake/useStakeFocus.ts';
import { ScenarioDetails } from './ScenarioDetails.tsx';

/** Props of {@link SlipForm}. */
export interface SlipFormProps {
  readonly slip: Slip;
  readonly session: SportSession;
  /** Record of the quotes on the screen. It outlives the form, which an order replaces. */
  readonly shown: ShownQuotes;
}

/**
 * Form of the slip: selections, amounts, figures and one button. Enter in any box activates the button (SLP-*).
 *
 * Renders only for another deferred slip, so that the frame of a click on a price does not render it (`useDeferredSlip`).
 */
export const SlipForm = memo(function SlipForm({ slip, session, shown }: SlipFormProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const requireLogin = useLoginGate();
  const isMember = useAppSelector(selectIsMember);
  const balance = useRead(balances, isMember ? NO_BODY : undefined).data?.centerWalletBalance;
  const isOnline = useAppSelector((state) => state.ui.online);
  const isStale = useIsSlipStale();
  const pause = usePlayPause();
  const isSeries = slip.mode === 'series';
  const hasSeries = isSeries && slip.selections.length > 1;
  const problem = findSlipProblem(t, slip, { balance, isStale, isOnline, pause });
  const press = usePress(slip, shown);
  const { form, onKeyDown } = useStakeFocus(slip);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const quotes = problem ? undefined : shown.take();
    if (!quotes) return;
    const accepted = slipActions.quotesAccepted(quotes);
    const drafts = createBetDrafts(slipReducer(slip, accepted));
    if (drafts.length === 0 || !requireLogin(SPORT_VENUE_PATH)) return;
    dispatch(accepted);
    dispatch(placementActions.placeRequested(drafts));
  };

  return (
    <SlipSheet ref={form} onSubmit={submit} onKeyDown={onKeyDown} {...press} noValidate>
      <DockStack>
        <SlipNotices slip={slip} />
        <Selections slip={slip} balance={balance} />
        {isSeries ? (
          hasSeries && <SystemPicker slip={slip} />
        ) : (
          <Amount slip={slip} balance={balance} problem={problem} />
        )}
        <SlipFigures slip={slip} balance={balance} session={session} />
        <SlipOptions slip={slip} />
      </DockStack>
      <SlipFoot>
        {hasSeries && <SeriesStake slip={slip} balance={balance} error={problem?.field} />}
        <SlipTotals slip={slip} />
        <PlaceBetBar slip={slip} problem={problem} />
        <OddsRuleRow slip={slip}>
          <DelayNotice slip={slip} seconds={session.inPlayDelay} />
        </OddsRuleRow>
      </SlipFoot>
    </SlipSheet>
  );
});

/** Records what is on the screen, and returns the handlers that record a press. A key that is held down places once. */
function usePress(slip: Slip, shown: ShownQuotes) {
  useLayoutEffect(
    () => shown.show(slip.selections.map(({ id, latest: quote }) => ({ id, quote }))),
    [shown, slip.selections],
  );
  return {
    onPointerDownCapture: ({ target }: PointerEvent) => {
      if ((target as HTMLElement).closest('[type="submit"]')) shown.press();
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (!event.repeat) shown.press();
      else if (event.key === 'Enter') event.preventDefault();
    },
  };
}

interface SelectionsProps {
  readonly slip: Slip;
  readonly balance: string | undefined;
}

const hasOwnStakes = ({ mode, selections }: Slip): boolean => mode === 'multiple' && selections.length > 1;

function Selections({ slip, balance }: SelectionsProps) {
  const t = useSportsT();
  const view = useAppSelector(selectSportView);
  const oddsType = getSlipOddsType(slip.mode, view.oddsType);
  return slip.selections.map((held: Selection) => (
    <SelectionCard key={held.id} slip={slip} selection={held} oddsType={oddsType}>
      {hasOwnStakes(slip) && (
        <SelectionStake
          slip={slip}
          selection={held}
          balance={balance}
          name={formatSelectionName(t, held, held.latest.line)}
        />
      )}
      {slip.mode !== 'series' && <ScenarioDetails slip={slip} selection={held} />}
    </SelectionCard>
  ));
}

function Amount({ slip, balance, problem }: SelectionsProps & { readonly problem: SlipProblem | undefined }) {
  const [selection] = slip.selections;
  if (!selection) return null;
  if (hasOwnStakes(slip)) return <CommonStake slip={slip} balance={balance} />;
  return <SingleStake slip={slip} selection={selection} balance={balance} error={problem?.field} />;
}

function DelayNotice({ slip, seconds }: { readonly slip: Slip; readonly seconds: number }) {
  const t = useSportsT();
  const { brand } = useServices();
  const isInPlay = slip.selections.some(({ showType }) => showType === 'RB');
  if (!isInPlay || !brand.jurisdiction.showsInPlayDelay || seconds <= 0) return null;
  return <SecondaryText>{t('slip.delay', { seconds })}</SecondaryText>;
}
