import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { Stack } from '../parts/walletStyles.ts';

/** Props of {@link CashierLayout}. */
export interface CashierLayoutProps {
  /** Limits and orders. The part whose height changes is the last one, so that nothing below it moves. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** Two columns of a cashier page: the action at the left, limits and orders at the right; one column below 960 px (DSK-10). */
export function CashierLayout({ side, children }: CashierLayoutProps) {
  const t = useWalletT();
  return (
    <Columns>
      <Stack>{children}</Stack>
      <Side as="aside" aria-label={t('cashier.side')}>
        {side}
      </Side>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 21rem);
  align-items: start;
  gap: ${token('space.4')};
  @media (max-width: 59.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Narrow panels: their texts have one left edge. */
const Side = styled(Stack)`
  > :is(section, dl):not([data-flush]) {
    padding: ${token('space.4')};
  }
`;
