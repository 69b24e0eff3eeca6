import {
  clampStake,
  normaliseStake,
  parseStake,
  slipActions,
  type Selection,
  type StakeLimits,
} from '@pavilion/domain-sports';
import { formatMinor, parseMinor, type Minor } from '@pavilion/kernel';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button, Icon, IconButton, TextField } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useState } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { QuickRow } from './DockParts.ts';

const QUICK = [100n, 500n, 1_000n] as const;
/** More than any balance: clamped, it is the most that can be staked. */
const ALL: Minor = 10n ** 17n;

/** Props of {@link StakeField}. */
export interface StakeFieldProps {
  readonly selection: Selection;
  readonly limits: StakeLimits | undefined;
  /** Decimal text; absent while unknown. */
  readonly balance: string | undefined;
  readonly error: string | undefined;
  readonly isLocked: boolean;
}

/** An amount as a person would type it. */
const typed = (amount: Minor): string => formatMinor(amount).replace(/\.00$/, '');

/** The amount box: full-width digits and commas are welcome, quick amounts add, too much is brought down and said (SLP-08). */
export function StakeField({ selection, limits, balance, error, isLocked }: StakeFieldProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const [clampedTo, setClampedTo] = useState<string>();
  const bounds = { limit: parseMinor(limits?.max), balance: parseMinor(balance) };
  const stakeNow = parseStake(selection.stake) ?? 0n;

  const set = (stake: string) => dispatch(slipActions.stakeChanged({ id: selection.id, stake }));
  const clampTo = (amount: Minor, isAsked: boolean) => {
    const stake = clampStake(amount, bounds, (left) => isAsked || setClampedTo(formatCny(left, { symbol: false })));
    set(stake > 0n ? typed(stake) : '');
  };
  const type = (text: string) => {
    const clean = normaliseStake(text);
    if (clean === undefined) return;
    setClampedTo(undefined);
    set(clean);
  };

  return (
    <>
      <TextField
        label={t('slip.stake')}
        isFigure
        size="large"
        prefix="¥"
        enterKeyHint="done"
        placeholder={
          limits && `${formatCny(limits.min, { symbol: false })} – ${formatCny(limits.max, { symbol: false })}`
        }
        value={selection.stake}
        disabled={isLocked}
        error={error}
        hint={clampedTo && t('slip.clamped', { amount: clampedTo })}
        onChange={({ target }) => type(target.value)}
        onBlur={() => selection.stake && clampTo(stakeNow, false)}
        suffix={
          selection.stake !== '' &&
          !isLocked && (
            <IconButton label={t('slip.clearStake')} size="small" onClick={() => type('')}>
              <Icon name="close" />
            </IconButton>
          )
        }
      />
      <QuickRow>
        {QUICK.map((amount) => (
          <Button
            key={String(amount)}
            size="small"
            disabled={isLocked}
            aria-label={t('slip.quick', { amount: String(amount) })}
            onClick={() => clampTo(stakeNow + amount * 100n, false)}
          >
            +{String(amount)}
          </Button>
        ))}
        <Button size="small" disabled={isLocked || bounds.limit === undefined} onClick={() => clampTo(ALL, true)}>
          {t('slip.max')}
        </Button>
      </QuickRow>
    </>
  );
}
