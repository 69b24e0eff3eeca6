import {
  addToStake,
  computeSelectionStake,
  computeSelectionWinnings,
  findSlipBlock,
  formatOdds,
  getSelectionChange,
  normaliseStake,
  slipActions,
  slipReducer,
  type OddsRule,
  type PlacementBlock,
  type Selection,
} from '@pavilion/domain-sports';
import { createBetDrafts, placementActions } from '@pavilion/domain-sports/placement';
import { Button, CloseIcon, IconButton, TextField } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useEffect, useRef, type FormEvent } from 'react';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import type { MatchBets, MatchBetState } from './createMatchBets.ts';
import { formatBetRejection } from './formatBetRejection.ts';
import type { MatchPick } from './matchPick.ts';
import { Form, Message, Pick, Rule, StakeRow, Win } from './matchSlipStyles.ts';
import { useVenueMoney } from './useVenueMoney.ts';
import { VenueBalance } from './VenueBalance.tsx';

const QUICK_AMOUNTS = [50n, 100n, 500n] as const;
const rules: readonly OddsRule[] = ['none', 'better', 'any'];

/** Props of {@link MatchSlipForm}. */
export interface MatchSlipFormProps {
  readonly bets: MatchBets;
  readonly state: MatchBetState;
  readonly pick: MatchPick;
  readonly held: Selection;
  /** Whether the prices are not updated. */
  readonly isStale: boolean;
  readonly onClear: () => void;
}

/** Cents of a yuan. Stakes of venues are whole yuan. */
const YUAN = 100n;

/** Selection with its stake, and the button that places the bet at the shown price (SLP-10). */
export function MatchSlipForm({ bets, state, pick, held, isStale, onClear }: MatchSlipFormProps) {
  const t = useGamesT();
  const money = useVenueMoney(pick.match.game.channelCode);
  const { slip, placement } = state;
  const { id, stake, latest } = held;
  // The price on the button is agreed to when it is pressed, so block and winnings are those at that price.
  const offered = slipReducer(slip, slipActions.quotesAccepted([{ id, quote: latest }]));
  const isWhole = (computeSelectionStake(held) ?? 0n) % YUAN === 0n;
  const block = isStale ? 'stale' : isWhole ? findSlipBlock(offered, money?.available) : 'fraction';
  const failed = placement.bets[0];
  const place = (event: FormEvent) => {
    event.preventDefault();
    if (block) return;
    bets.send(placementActions.resultDismissed());
    bets.send(slipActions.quotesAccepted([{ id, quote: latest }]));
    bets.send(placementActions.placeRequested(createBetDrafts(bets.getState().slip)));
  };
  return (
    <Form onSubmit={place} onKeyDown={({ key }) => key === 'Escape' && onClear()}>
      <PickedSelection held={held} pick={pick} />
      <Stake key={id} bets={bets} held={held} pick={pick} />
      <VenueBalance money={money} />
      <RuleChoice bets={bets} rule={slip.oddsRule} isLive={pick.isLive} />
      <Win>
        <small>{t('bet.win')}</small>
        <strong>{formatCny(computeSelectionWinnings(offered.selections[0] ?? held))}</strong>
      </Win>
      <Button type="submit" variant="primary" size="large" disabled={block !== undefined}>
        {formatPlaceLabel(t, held)}
      </Button>
      <IconButton label={t('bet.remove', { name: pick.name })} onClick={onClear}>
        <CloseIcon />
      </IconButton>
      {failed && (
        <Message role="alert" data-tone="danger">
          <strong>{t('bet.rejected')}</strong> {formatBetRejection(t, failed)} {t('bet.kept')}
        </Message>
      )}
      <BlockMessage block={block} hasStake={stake !== ''} pick={pick} />
    </Form>
  );
}

/** Returns the label of the button: the changed price, if there is one, and the amount. */
function formatPlaceLabel(t: GamesT, held: Selection): string {
  const stake = computeSelectionStake(held);
  const amount = stake === undefined || stake === 0n ? undefined : formatCny(stake);
  if (getSelectionChange(held) === 'none')
    return amount === undefined ? t('bet.place') : t('bet.placeAmount', { amount });
  const price = formatOdds(held.latest.price, 'E');
  return amount === undefined ? t('bet.accept', { price }) : t('bet.acceptAndPlace', { price, amount });
}

interface PickedSelectionProps {
  readonly held: Selection;
  readonly pick: MatchPick;
}

function PickedSelection({ held, pick: { name, market, selection } }: PickedSelectionProps) {
  const t = useGamesT();
  const change = getSelectionChange(held);
  return (
    <Pick>
      <strong>
        {name} <b data-change={change}>{formatOdds(held.latest.price, 'E')}</b>
      </strong>
      <small>{`${selection.homeName} – ${selection.awayName} · ${market}`}</small>
      <small role="status" data-change={change}>
        {change !== 'none' &&
          t('bet.priceChanged', { from: formatOdds(held.agreed.price, 'E'), to: formatOdds(held.latest.price, 'E') })}
      </small>
    </Pick>
  );
}

interface StakeProps extends PickedSelectionProps {
  readonly bets: MatchBets;
}

function Stake({ bets, held: { id, stake }, pick: { limits } }: StakeProps) {
  const t = useGamesT();
  const box = useRef<HTMLInputElement>(null);
  // A touch keyboard would cover the selection.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true });
  }, []);
  const change = (text: string | undefined) => {
    if (text !== undefined) bets.send(slipActions.stakeChanged({ id, stake: text }));
  };
  return (
    <StakeRow>
      <TextField
        ref={box}
        label={t('bet.stake')}
        isFigure
        inputMode="numeric"
        prefix="¥"
        value={stake}
        placeholder={t('bet.limits', { min: formatCny(limits.min), max: formatCny(limits.max, { symbol: false }) })}
        onChange={({ target }) => change(normaliseStake(target.value))}
      />
      {QUICK_AMOUNTS.map((amount) => (
        <Button
          key={String(amount)}
          size="small"
          aria-label={t('bet.quick', { amount: String(amount) })}
          onClick={() => change(addToStake(stake, amount * YUAN))}
        >
          +{String(amount)}
        </Button>
      ))}
    </StakeRow>
  );
}

interface RuleChoiceProps {
  readonly bets: MatchBets;
  readonly rule: OddsRule;
  readonly isLive: boolean;
}

/** Rule for a price that moves before the bet is accepted (B7), and the in-play delay. */
function RuleChoice({ bets, rule, isLive }: RuleChoiceProps) {
  const t = useGamesT();
  return (
    <Rule>
      <label>
        <small>{t('bet.rule')}</small>
        <select
          value={rule}
          onChange={({ target }) => bets.send(slipActions.oddsRuleChanged(target.value as OddsRule))}
        >
          {rules.map((value) => (
            <option key={value} value={value}>
              {t(`bet.rule.${value}`)}
            </option>
          ))}
        </select>
      </label>
      {isLive && <small>{t('bet.delay')}</small>}
    </Rule>
  );
}

interface BlockMessageProps {
  readonly block: PlacementBlock | 'stale' | 'fraction' | undefined;
  readonly hasStake: boolean;
  readonly pick: MatchPick;
}

/** Reason why the bet cannot be placed now. A missing stake needs no words. */
function BlockMessage({ block, hasStake, pick: { limits } }: BlockMessageProps) {
  const t = useGamesT();
  const text = formatBlock(t, block, limits);
  return (
    <Message role="status" data-tone="warning" hidden={text === '' || (!hasStake && block === 'belowMinimum')}>
      {text}
    </Message>
  );
}

function formatBlock(t: GamesT, block: BlockMessageProps['block'], { min, max }: MatchPick['limits']): string {
  switch (block) {
    case 'stale':
      return t('bet.stale');
    case 'fraction':
      return t('bet.wholeYuan');
    case 'suspended':
      return t('bet.suspended');
    case 'closed':
      return t('bet.closed');
    case 'belowMinimum':
      return t('bet.reason.belowMinimum', { min: formatCny(min) });
    case 'aboveMaximum':
      return t('bet.reason.aboveMaximum', { max: formatCny(max) });
    case 'insufficientBalance':
      return t('bet.reason.insufficientBalance');
    default:
      return '';
  }
}
