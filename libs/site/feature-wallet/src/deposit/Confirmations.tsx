import { token } from '@pavilion/ui-kit';
import { type DepositOrder } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { Caption } from '../parts/walletParts.ts';

/** How many blocks stand on a payment, of those it needs. */
export function Confirmations({ order: { confirmations, confirmationsNeeded } }: { readonly order: DepositOrder }) {
  const t = useWalletT();
  const words = t('wait.confirmations', { done: confirmations, needed: confirmationsNeeded });
  return (
    <div>
      <Bar aria-label={words} value={Math.min(confirmations, confirmationsNeeded)} max={confirmationsNeeded} />
      <Caption>{words}</Caption>
    </div>
  );
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.5rem;
  border: 0;
  border-radius: ${token('radius.pill')};
  background: ${token('color.surface.sunken')};
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${token('color.surface.sunken')};
  }
  &::-webkit-progress-value {
    background: ${token('color.accent.fill')};
  }
  &::-moz-progress-bar {
    background: ${token('color.accent.fill')};
  }
`;
