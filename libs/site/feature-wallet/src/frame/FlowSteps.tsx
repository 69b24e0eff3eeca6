import { CheckIcon, token, VisuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';

/** Steps of each action of the cashier. */
const STEPS = {
  deposit: ['method', 'amount', 'pay', 'credit'],
  withdraw: ['account', 'amount', 'review', 'credit'],
  transfer: ['venue', 'amount', 'credit'],
} as const;

/** Props of {@link FlowSteps}. */
export interface FlowStepsProps {
  readonly flow: keyof typeof STEPS;
  /** Index of the current step; the number of steps when all are done. */
  readonly current: number;
}

/** Steps of an action, with the current one marked. */
export function FlowSteps({ flow, current }: FlowStepsProps) {
  const t = useWalletT();
  return (
    <List aria-label={t('cashier.steps')}>
      {STEPS[flow].map((step, index) => (
        <li
          key={step}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span>{index < current ? <CheckIcon /> : index + 1}</span>
          {t(`cashier.step.${step}`)}
          {index < current && <VisuallyHidden>{t('cashier.stepDone')}</VisuallyHidden>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  margin-bottom: ${token('space.4')};
  > li {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    padding-top: ${token('space.2')};
    border-top: 3px solid ${token('color.line.hairline')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  > li[data-reached] {
    border-top-color: ${token('color.accent.fill')};
    color: ${token('color.text.primary')};
  }
  > li[aria-current] {
    font-weight: ${token('font.weight.strong')};
  }
`;
