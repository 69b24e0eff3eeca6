import { useT } from '@pavilion/site-contract';
import { CheckIcon, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { authMessages } from '../messages/authMessages.ts';

const steps = ['forgot.step0', 'forgot.step1', 'forgot.step2'] as const;

/** Progress of the three steps: a tick for finished steps, the accent colour for the current one. */
export function StepIndicator({ at }: { readonly at: number }) {
  const t = useT(authMessages);
  return (
    <List aria-label={t('forgot.steps')}>
      {steps.map((key, index) => (
        <li key={key} aria-current={index === at ? 'step' : undefined} data-done={index < at ? '' : undefined}>
          <i aria-hidden="true">{index < at ? <CheckIcon /> : index + 1}</i>
          {t(key)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: ${token('space.1')} 0 ${token('space.4')};
  padding: 0;
  list-style: none;
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${token('space.1')};
  }
  > li + li::before {
    content: '';
    position: absolute;
    top: 0.75rem;
    right: calc(50% + 1.125rem);
    left: calc(-50% + 1.125rem);
    height: 1px;
    background: ${token('color.line.hairline')};
  }
  > li > i {
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.pill')};
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  > li[data-done] > i {
    border-color: ${token('color.accent.fill')};
    color: ${token('color.accent.text')};
  }
  > li[aria-current] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  > li[aria-current] > i {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.fill')};
    color: ${token('color.text.onAccent')};
  }
`;
