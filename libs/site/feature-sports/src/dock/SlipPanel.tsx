import {
  formatOdds,
  parseStake,
  selectionWinnings,
  shownOddsType,
  slipActions,
  slipPayoutCapUsd,
  type OddsRule,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { betDraftOf, placementActions, placementStatus, type PlacementStatus } from '@pavilion/domain-sports/placement';
import { useAppDispatch, useAppSelector, useLoginGate, useServices } from '@pavilion/site-contract';
import { EmptyState } from '@pavilion/ui-kit';
import { formatCny, selectCenterBalance } from '@pavilion/wallet';
import { memo, type FormEvent } from 'react';
import { ToolSelect } from '../board/ToolParts.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectPlacement, selectSportView } from '../state/sportsState.ts';
import { DockStack, Facts, Faint } from './DockParts.ts';
import { PlaceBar } from './PlaceBar.tsx';
import { PlacementResult } from './PlacementResult.tsx';
import { SelectionCard } from './SelectionCard.tsx';
import { slipProblem } from './slipProblem.ts';
import { StakeField } from './StakeField.tsx';
import { UnderWay } from './UnderWay.tsx';
import { useDrawnSlip } from './useDrawnSlip.ts';
import { useIsSlipStale } from './useIsSlipStale.ts';

const UNDER_WAY: readonly PlacementStatus[] = ['confirming', 'pending', 'unknown'];
const OVER: readonly PlacementStatus[] = ['accepted', 'rejected', 'refused'];

/** Props of {@link SlipPanel}. */
export interface SlipPanelProps {
  readonly inPlayDelay: number;
}

/** The bet slip: nothing picked, a bet being made, a bet under way, and how it ended (SLP-*). */
export function SlipPanel({ inPlayDelay }: SlipPanelProps) {
  return <DrawnSlip slip={useDrawnSlip()} inPlayDelay={inPlayDelay} />;
}

/** Renders when there is another slip to draw, so a pick costs its own frame nothing here. */
const DrawnSlip = memo(function DrawnSlip({ slip, inPlayDelay }: SlipPanelProps & { readonly slip: Slip }) {
  const placement = useAppSelector(selectPlacement);
  const [selection] = slip.selections;
  const status = placementStatus(placement);
  const [bet] = placement.bets;
  if (bet && UNDER_WAY.includes(status)) return <UnderWay bet={bet} slip={slip} />;
  const isOver = OVER.includes(status);
  return (
    <>
      {bet && isOver && <PlacementResult bet={bet} selection={selection} />}
      {status !== 'accepted' &&
        (selection ? (
          <BetForm slip={slip} selection={selection} inPlayDelay={inPlayDelay} />
        ) : (
          !isOver && <EmptySlip />
        ))}
    </>
  );
});

function EmptySlip() {
  const t = useSportsT();
  return (
    <EmptyState drawing="slip" isCompact title={t('slip.empty')}>
      {t('slip.emptyHint')}
    </EmptyState>
  );
}

interface BetFormProps {
  readonly slip: Slip;
  readonly selection: Selection;
  readonly inPlayDelay: number;
}

function BetForm({ slip, selection, inPlayDelay }: BetFormProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const passGate = useLoginGate();
  const { brand } = useServices();
  const { oddsType } = useAppSelector(selectSportView);
  const balance = useAppSelector(selectCenterBalance);
  const isOnline = useAppSelector((state) => state.ui.online);
  const isStale = useIsSlipStale();
  const problem = slipProblem(t, slip, selection, { balance, isStale, isOnline });

  const place = (event: FormEvent) => {
    event.preventDefault();
    const draft = betDraftOf(selection, slip.oddsRule);
    if (!problem && draft && passGate('/game/sport/crty')) dispatch(placementActions.placeRequested([draft]));
  };

  return (
    <DockStack as="form" onSubmit={place} noValidate>
      <SelectionCard slip={slip} selection={selection} oddsType={oddsType} isLocked={false} />
      <StakeField
        selection={selection}
        limits={slip.limits}
        balance={balance}
        error={problem?.field}
        isLocked={false}
      />
      <BetFacts slip={slip} selection={selection} balance={balance} />
      <RuleSelect rule={slip.oddsRule} />
      {selection.showType === 'RB' && brand.jurisdiction.showsInPlayDelay && inPlayDelay > 0 && (
        <Faint>{t('slip.delay', { seconds: inPlayDelay })}</Faint>
      )}
      <PlaceBar selection={selection} problem={problem} oddsType={oddsType} />
    </DockStack>
  );
}

/** The pick at the price now offered: what the button asks for, and so what the figures beside it speak of. */
const offered = (selection: Selection): Selection => ({ ...selection, agreed: selection.latest });

function BetFacts({
  slip,
  selection,
  balance,
}: Pick<BetFormProps, 'slip' | 'selection'> & { readonly balance: string | undefined }) {
  const t = useSportsT();
  const cap = slipPayoutCapUsd(slip, selection);
  const { min, max } = slip.limits ?? {};
  return (
    <>
      <Facts>
        <div data-main="">
          <dt>{t('slip.win')}</dt>
          <dd>{formatCny(selectionWinnings(offered(selection)), { decimals: 'always' })}</dd>
        </div>
        <div>
          <dt>{t('slip.balance')}</dt>
          <dd>{balance === undefined ? t('slip.balanceUnknown') : formatCny(balance, { decimals: 'always' })}</dd>
        </div>
        <div>
          <dt>{t('slip.limits')}</dt>
          <dd>{`${formatCny(min)} – ${formatCny(max)}`}</dd>
        </div>
      </Facts>
      <RiskWords selection={selection} />
      {cap !== undefined && (
        <Faint>
          {t('slip.cap', { amount: t('slip.capAmount', { count: Number((cap / 1_000_000n) * 100n) / 100 }) })}
        </Faint>
      )}
    </>
  );
}

/** At a negative Malay or Indonesian price: what is risked and what is won, in words (ruling B6). */
function RiskWords({ selection }: Pick<BetFormProps, 'selection'>) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const { playCode, agreed } = offered(selection);
  const stake = parseStake(selection.stake);
  if (!stake || !formatOdds(agreed.price, shownOddsType(playCode, oddsType)).startsWith('-')) return null;
  const amount = (minor: bigint) => formatCny(minor, { symbol: false, decimals: 'always' });
  return (
    <Faint>{t('slip.negative', { stake: amount(stake), win: amount(selectionWinnings(offered(selection))) })}</Faint>
  );
}

const RULES: readonly (readonly [OddsRule, 'slip.ruleNone' | 'slip.ruleBetter' | 'slip.ruleAny'])[] = [
  ['none', 'slip.ruleNone'],
  ['better', 'slip.ruleBetter'],
  ['any', 'slip.ruleAny'],
];

function RuleSelect({ rule }: { readonly rule: OddsRule }) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  return (
    <Facts>
      <div>
        <dt id="sports-odds-rule">{t('slip.rule')}</dt>
        <dd>
          <ToolSelect
            aria-labelledby="sports-odds-rule"
            title={t('slip.ruleHint')}
            value={rule}
            onChange={({ target }) => dispatch(slipActions.oddsRuleChanged(target.value as OddsRule))}
          >
            {RULES.map(([value, key]) => (
              <option key={value} value={value}>
                {t(key)}
              </option>
            ))}
          </ToolSelect>
        </dd>
      </div>
    </Facts>
  );
}
