import { PausableButton } from '@pavilion/site-money';
import { Button, CheckIcon, Money, Panel, PanelHead, token, VisuallyHidden } from '@pavilion/ui-kit';
import { formatCny, formatYuan } from '@pavilion/wallet';
import styled from 'styled-components';
import { useActivityT } from '../messages/activityMessages.ts';
import type { ActivityReward, KindProps, RewardState } from '../kinds/kindTypes.ts';
import { MonthCalendar } from './MonthCalendar.tsx';

/** The sign-in: rewards of the round, the month with its streak, and missed days. Days are those of the platform, UTC+8. */
export function SignCalendar(props: KindProps) {
  const t = useActivityT();
  const { activity, info, claim } = props;
  const sign = info?.sign;
  return (
    <>
      <Panel>
        <PanelHead>
          <h2>{t('sign.title')}</h2>
          {sign && <Streak>{t('sign.streak', { count: sign.streak })}</Streak>}
        </PanelHead>
        <Round {...props} />
      </Panel>
      {sign?.days && (
        <MonthCalendar
          sign={sign}
          canClaim={activity.state === 'running' && !claim.isBusy}
          onMakeUp={() => claim.send('makeup')}
        />
      )}
    </>
  );
}

/** Rewards of the consecutive days, and the sign-in of today. */
function Round({ activity, info, isEligible, claim }: KindProps) {
  const t = useActivityT();
  const due = isEligible ? info?.rewards.find(({ state }) => state === 'claimable') : undefined;
  return (
    <>
      <Days>
        {activity.rewards.map((reward, at) => (
          <RoundDay
            key={reward.rewardId}
            reward={reward}
            day={at + 1}
            isDue={reward.rewardId === due?.rewardId}
            state={info?.rewards.find(({ rewardId }) => rewardId === reward.rewardId)?.state}
          />
        ))}
      </Days>
      <Foot>
        {info?.sign?.isSignedToday && <Button disabled>{t('sign.signed')}</Button>}
        {!info?.sign?.isSignedToday && due && (
          <PausableButton variant="primary" size="large" disabled={claim.isBusy} onClick={() => claim.send()}>
            {t('sign.button', { amount: formatYuan(due.amount) })}
          </PausableButton>
        )}
      </Foot>
    </>
  );
}

interface RoundDayProps {
  readonly reward: ActivityReward;
  readonly day: number;
  readonly isDue: boolean;
  readonly state: RewardState['state'] | undefined;
}

function RoundDay({ reward: { amount }, day, isDue, state }: RoundDayProps) {
  const t = useActivityT();
  return (
    <li data-state={state} aria-current={isDue ? 'date' : undefined}>
      <span>{isDue ? t('sign.today') : t('sign.day', { day })}</span>
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
