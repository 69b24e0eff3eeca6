import { normaliseStake, parseStake } from '@pavilion/domain-sports';
import { CloseIcon, IconButton, TextField } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useState, type KeyboardEvent } from 'react';
import { useSportsT } from '../messages/sportsT.ts';

/** Props of {@link StakeBox}. */
export interface StakeBoxProps {
  readonly label: string;
  /** Hides the label visually if the row already contains it. */
  readonly isLabelHidden?: boolean;
  readonly size?: 'medium' | 'large';
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  /** Text under the box if there is no error. */
  readonly hint?: string | undefined;
  readonly onChange: (text: string) => void;
  /** Reduces an amount that is too high and returns the remaining risk; `undefined` if it is not reduced (SLP-08). */
  readonly onClamp: () => bigint | undefined;
  /** Adds minor units to the amount; the arrow keys up and down change it by 100.00. */
  readonly onAdd?: (amount: bigint) => void;
}

const STEP = 10_000n;

/** Amount box. Accepts full-width digits and commas. On blur it reduces an amount that is too high and shows a notice. */
export function StakeBox(props: StakeBoxProps) {
  const { label, isLabelHidden, size, value, placeholder, error, hint, onChange, onClamp, onAdd } = props;
  const t = useSportsT();
  const [clamped, setClamped] = useState<{ readonly typed: string; readonly risk: bigint }>();
  const handleInput = (text: string) => {
    const clean = normaliseStake(text);
    if (clean !== undefined) onChange(clean);
  };
  const handleBlur = () => {
    const risk = onClamp();
    if (risk !== undefined) setClamped({ typed: value, risk });
  };
  const handleArrow = (event: KeyboardEvent) => {
    const step = { ArrowUp: STEP, ArrowDown: -STEP }[event.key];
    if (!step || !onAdd) return;
    event.preventDefault();
    setClamped(undefined);
    if ((parseStake(value) ?? 0n) + step > 0n) onAdd(step);
    else onChange('');
  };
  const isClamped = clamped !== undefined && value !== '' && value !== clamped.typed;
  const message = isClamped ? t('slip.clamped', { amount: formatCny(clamped.risk, { symbol: false }) }) : hint;
  return (
    <TextField
      label={label}
      {...(isLabelHidden ? { isLabelHidden } : {})}
      isFigure
      {...(size ? { size } : {})}
      prefix="¥"
      enterKeyHint="done"
      placeholder={placeholder}
      value={value}
      error={error}
      hint={message}
      onChange={({ target }) => {
        setClamped(undefined);
        handleInput(target.value);
      }}
      onBlur={handleBlur}
      onKeyDown={handleArrow}
      suffix={
        value !== '' &&
        size === 'large' && (
          <IconButton label={t('slip.clearStake')} size="small" onClick={() => onChange('')}>
            <CloseIcon />
          </IconButton>
        )
      }
    />
  );
}
