import { Button, token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { formatMaxAmount } from '@pavilion/wallet/cashier';
import styled from 'styled-components';

/** Props of {@link QuickAmounts}. */
export interface QuickAmountsProps {
  /** Decimal text. */
  readonly amounts: readonly string[];
  readonly onSelect: (typed: string) => void;
}

/** Buttons that fill in an amount. */
export function QuickAmounts({ amounts, onSelect }: QuickAmountsProps) {
  return (
    <Row>
      {amounts.map((amount) => (
        <Button key={amount} size="small" onClick={() => onSelect(formatMaxAmount(amount))}>
          {formatCny(amount)}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: ${token('space.2')};
`;
