import { Button, CheckIcon, Money, Panel, PanelHead, token, VisuallyHidden } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import type { KindProps } from './kindTypes.ts';

/** Days of the sign-in. A day begins at midnight in UTC+8, as the platform counts it. */
export function SignCalendar({ activity, info, isEligible, claim }: KindProps) {
  const t = useActivityT();
  const states = new Map(info?.rewards.map((reward) => [reward.rewardId, reward.state]));
  const due = isEligible ? info?.rewards.find(({ state }) => state === 'claimable') : undefined;
  return (
    <Panel>
      <PanelHead>
        <h2>{t('sign.title')}</h2>
        {info?.sign && <Streak>{t('sign.streak', { count: info.sign.streak })}</Streak>}
      </PanelHead>
      <Days>
        {activity.rewards.map(({ rewardId, amount }, at) => {
          const state = states.get(rewardId);
          return (
            <li key={rewardId} data-state={state} aria-current={rewardId === due?.rewardId ? 'date' : undefined}>
              <span>{rewardId === due?.rewardId ? t('sign.today') : t('sign.day', { day: at + 1 })}</span>
              <Money size="price" text={formatCny(amount)} />
              <small>
                {state === 'claimed' && (
                  <>
                    <CheckIcon />
                    <VisuallyHidden>{t('reward.claimed')}</VisuallyHidden>
                  </>
                )}
              </small>
            </li>
          );
        })}
      </Days>
      <Foot>
        {info?.sign?.isSignedToday ? (
          <Button disabled>{t('sign.signed')}</Button>
        ) : (
          due && (
            <Button variant="primary" size="large" disabled={claim.isBusy} onClick={() => claim.send()}>
              {t('sign.button', { amount: formatCny(due.amount, { decimals: 'always' }) })}
            </Button>
          )
        )}
      </Foot>
    </Panel>
  );
}

const Streak = styled.span`
  color: ${token('color.text.secondary')};
`;

const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    justify-items: center;
    gap: ${token('space.1')};
    padding: ${token('space.3')} ${token('space.2')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    color: ${token('color.text.secondary')};
  }
  > li > small {
    min-height: 1.25rem;
    color: ${token('color.text.success')};
  }
  > [data-state='claimed'] {
    background: ${token('color.status.successSoft')};
    color: ${token('color.text.primary')};
  }
  > [aria-current] {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${token('space.4')};
  margin-top: ${token('space.4')};
`;
