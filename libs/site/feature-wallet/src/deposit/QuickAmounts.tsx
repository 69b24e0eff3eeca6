import { Button } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { formatMaxAmount } from '@pavilion/wallet/cashier';
import { ButtonRow } from '../parts/walletStyles.ts';

/** Props of {@link QuickAmounts}. */
export interface QuickAmountsProps {
  /** Decimal text. */
  readonly amounts: readonly string[];
  readonly onSelect: (typed: string) => void;
}

/** Buttons that fill in an amount. */
export function QuickAmounts({ amounts, onSelect }: QuickAmountsProps) {
  return (
    <ButtonRow>
      {amounts.map((amount) => (
        <Button key={amount} size="small" onClick={() => onSelect(formatMaxAmount(amount))}>
          {formatCny(amount)}
        </Button>
      ))}
    </ButtonRow>
  );
}
