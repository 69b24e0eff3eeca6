import { token } from '@pavilion/ui-kit';
import type { WithdrawOrder } from '@pavilion/wallet/cashier';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { formatInstant } from '@pavilion/site-contract/time';

/** Steps of a successful withdrawal. */
const STEPS = ['submitted', 'reviewing', 'paying', 'paid'] as const;

/** Completed steps with their times, then the remaining steps. */
export function Steps({ order }: { readonly order: WithdrawOrder }) {
  const t = useWalletT();
  const isOver = order.status === 'paid' || order.status === 'rejected';
  const remaining = isOver ? [] : STEPS.slice(STEPS.indexOf(order.status as (typeof STEPS)[number]) + 1);
  return (
    <List>
      {order.steps.map(({ status, at }, index) => (
        <li
          key={status}
          data-past=""
          data-tone={status}
          aria-current={index === order.steps.length - 1 ? 'step' : undefined}
        >
          <strong>{t(`withdraw.status.${status}`)}</strong>
          <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>
        </li>
      ))}
      {remaining.map((status) => (
        <li key={status}>
          <span>{t(`withdraw.status.${status}`)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0 0 ${token('space.6')};
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    display: grid;
    padding: 0 0 ${token('space.5')} ${token('space.6')};
    color: ${token('color.text.muted')};
  }
  > li::before {
    content: '';
    position: absolute;
    top: 0.375rem;
    left: 0;
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid ${token('color.line.strong')};
    border-radius: 50%;
    background: ${token('color.surface.panel')};
    box-sizing: border-box;
  }
  > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 1.25rem;
    bottom: -0.25rem;
    left: calc(0.375rem - 1px);
    width: 2px;
    background: ${token('color.line.hairline')};
  }
  > li[data-past] {
    color: ${token('color.text.primary')};
  }
  > li[data-past]::before {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.fill')};
  }
  > li[data-past]::after {
    background: ${token('color.accent.fill')};
  }
  > li[data-tone='rejected']::before {
    border-color: ${token('color.status.danger')};
    background: ${token('color.status.danger')};
  }
  time {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
`;
