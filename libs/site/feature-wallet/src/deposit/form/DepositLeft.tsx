import { parseMinor, type Minor } from '@pavilion/kernel';
import { formatInstant } from '@pavilion/site-contract/time';
import { token } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useWalletT, type WalletT } from '../../messages/walletMessages.ts';
import type { PaymentType } from './depositOptions.ts';
import type { TightestLimit } from './findTightestLimit.ts';

/** Props of {@link DepositLeft}. */
export interface DepositLeftProps {
  readonly limit: TightestLimit;
  readonly type: Pick<PaymentType, 'min'>;
}

/** Amount that the member's own limits leave for a deposit, with a link to the limits (L1). */
export function DepositLeft({ limit, type }: DepositLeftProps) {
  const t = useWalletT();
  const min = parseMinor(type.min) ?? 0n;
  return (
    <Line>
      <span data-tone={limit.left === 0n || limit.left < min ? 'warning' : undefined}>{formatLeft(limit, min, t)}</span>
      <Link to="/mine/limits">{t('deposit.manageLimits')}</Link>
    </Line>
  );
}

function formatLeft({ left, period, resetsAt }: TightestLimit, min: Minor, t: WalletT): string {
  if (left === 0n) return t(`deposit.used.${period}`, { time: formatInstant(resetsAt).slice(5, 16) });
  const text = t(`deposit.left.${period}`, { left: formatCny(left) });
  return left < min ? t('deposit.leftBelowMin', { left: text, min: formatCny(min) }) : text;
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
  > [data-tone='warning'] {
    color: ${token('color.text.warning')};
  }
  > a {
    color: ${token('color.text.link')};
  }
`;
