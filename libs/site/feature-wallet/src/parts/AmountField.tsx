import { TextField } from '@pavilion/ui-kit';
import { allText } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { token } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  readonly label?: string;
  /** As typed. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** What "all" takes, decimal text; without it there is no such button. */
  readonly all?: string | undefined;
  /** @default the yuan sign */
  readonly sign?: string;
}

/** A box for money. It keeps what is typed as it is typed, and says beneath why it is no amount. */
export function AmountField({ label, value, onChange, error, hint, all, sign = '¥' }: AmountFieldProps) {
  const t = useWalletT();
  return (
    <TextField
      label={label ?? t('amount.label')}
      isFigure
      size="large"
      value={value}
      maxLength={24}
      onChange={(event) => onChange(event.target.value)}
      error={error}
      hint={hint}
      prefix={<span aria-hidden="true">{sign}</span>}
      suffix={
        all !== undefined && (
          <AllButton type="button" onClick={() => onChange(allText(all))}>
            {t('amount.all')}
          </AllButton>
        )
      }
    />
  );
}

const AllButton = styled.button`
  flex: none;
  min-height: ${token('density.controlSmall')};
  padding: 0 ${token('space.2')};
  border: 0;
  border-radius: ${token('radius.cell')};
  background: transparent;
  color: ${token('color.text.link')};
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
  }
`;
