import { normaliseStake } from '@pavilion/domain-sports';
import { CloseIcon, IconButton, TextField } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useState } from 'react';
import { useSportsT } from '../messages/sportsT.ts';

/** Props of {@link StakeBox}. */
export interface StakeBoxProps {
  readonly label: string;
  /** Hides the label where the row already says what the box is for. */
  readonly isLabelHidden?: boolean;
  readonly size?: 'medium' | 'large';
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly error?: string | undefined;
  /** Words under the box when nothing is wrong. */
  readonly hint?: string | undefined;
  readonly onChange: (text: string) => void;
  /** Brings an amount that is too high down; answers what is left of the risk when it did (SLP-08). */
  readonly onLeave: () => bigint | undefined;
}

/** An amount box: full-width digits and commas are welcome; too much is brought down when the player leaves it, and said. */
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
