import { useLocale, type Locale } from '@pavilion/site-contract';
import { TextField, token } from '@pavilion/ui-kit';
import { formatCapitalCny } from '@pavilion/wallet';
import { formatMaxAmount, parseAmount } from '@pavilion/wallet/cashier';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';

const YUAN = '¥';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  readonly label?: string;
  /** Text as typed. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Amount of the "all" button, decimal text; without it there is no such button. */
  readonly all?: string | undefined;
  /** @default the yuan sign */
  readonly sign?: string;
}

/**
 * Text field for an amount. It keeps the typed text and shows an error below. An amount of yuan is repeated in
 * capital numerals, so that a surplus zero is noticed (WAL-08).
 */
export function AmountField({ label, value, onChange, onLeave, error, hint, all, sign = YUAN }: AmountFieldProps) {
  const t = useWalletT();
  const locale = useLocale();
  return (
    <TextField
      label={label ?? t('amount.label')}
      isFigure
      size="large"
      value={value}
      maxLength={24}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={error}
      hint={
        <Hints>
          {hint}
          {sign === YUAN && <Capital data-testid="capital">{formatCapital(value, locale)}</Capital>}
        </Hints>
      }
      prefix={<span aria-hidden="true">{sign}</span>}
      suffix={
        all !== undefined && (
          <AllButton type="button" onClick={() => onChange(formatMaxAmount(all))}>
            {t('amount.all')}
          </AllButton>
        )
      }
    />
  );
}

function formatCapital(typed: string, locale: Locale): string {
  const { amount } = parseAmount(typed);
  return amount === undefined ? '' : formatCapitalCny(amount, locale === 'zh-TW' ? 'traditional' : 'simplified');
}

const Hints = styled.span`
  display: grid;
`;

/** Capital numerals. The line is reserved, so that the layout does not move while typing. */
const Capital = styled.span`
  min-height: 1lh;
`;

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
