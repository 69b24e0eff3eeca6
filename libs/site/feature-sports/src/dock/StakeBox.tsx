import { normaliseStake } from '@pavilion/domain-sports';
import { CloseIcon, IconButton, TextField } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useState } from 'react';
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
  readonly onLeave: () => bigint | undefined;
}

/** Amount box. Accepts full-width digits and commas. On blur it reduces an amount that is too high and shows a notice. */
export function StakeBox(props: StakeBoxProps) {
  const { label, isLabelHidden, size, value, placeholder, error, hint, onChange, onLeave } = props;
  const t = useSportsT();
  const [clamped, setClamped] = useState<{ readonly at: string; readonly left: bigint }>();
  const type = (text: string) => {
    const clean = normaliseStake(text);
    if (clean !== undefined) onChange(clean);
  };
  const leave = () => {
    const left = onLeave();
    if (left !== undefined) setClamped({ at: value, left });
  };
  const isClamped = clamped !== undefined && value !== '' && value !== clamped.at;
  const note = isClamped ? t('slip.clamped', { amount: formatCny(clamped.left, { symbol: false }) }) : hint;
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
      hint={note}
      onChange={({ target }) => {
        setClamped(undefined);
        type(target.value);
      }}
      onBlur={leave}
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
