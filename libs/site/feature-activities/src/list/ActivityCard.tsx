import { buildActivityPath, selectIsMember, useAppSelector } from '@pavilion/site-contract';
import { isOpenEnded } from '@pavilion/site-money';
import { Tag, token, type TagProps } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useActivityT, type ActivityT } from '../messages/activityMessages.ts';
import { ActivityIcon } from '../parts/ActivityIcon.tsx';
import { formatMinute } from '../parts/formatMinute.ts';
import type { ListedActivity, Offer } from './listFilter.ts';

/** One activity of the list with its state for the member. An activity without a page shows its rules in place. */
export function ActivityCard({ activity }: { readonly activity: ListedActivity }) {
  const t = useActivityT();
  const isMember = useAppSelector(selectIsMember);
  const { type, title, summary, rules, offer, state } = activity;
  const isOpen = state === 'running' || offer?.isClaimable === true;
  const badge = isOpen ? getBadge(t, { offer, isMember }) : undefined;
  const isInformational = type === 'discount';
  return (
    <Card>
      <ActivityIcon type={type} />
      <Body>
        <TitleRow>
          <h2>{isInformational ? title : <Link to={buildActivityPath(activity)}>{title}</Link>}</h2>
          {badge && <Tag tone={badge.tone}>{badge.text}</Tag>}
        </TitleRow>
        <p>{summary}</p>
        <Foot>
          <span>{formatFacts(t, activity)}</span>
          {!isInformational && isOpen && <Action aria-hidden="true">{getActionText(t, { offer, isMember })}</Action>}
        </Foot>
        {isInformational && (
          <Rules>
            <summary>{t('card.rules')}</summary>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Rules>
        )}
      </Body>
    </Card>
  );
}

interface Badge {
  readonly tone: NonNullable<TagProps['tone']>;
  readonly text: string;
}

interface Visitor {
  readonly offer: Offer | undefined;
  readonly isMember: boolean;
}

function getBadge(t: ActivityT, { offer, isMember }: Visitor): Badge | undefined {
  if (!isMember || offer === undefined || offer.reason === 'informational') return undefined;
  if (offer.isClaimable) return { tone: 'success', text: getClaimableText(t, offer) };
  if (offer.reason === 'alreadyClaimed' || offer.reason === 'noChance')
    return { tone: 'neutral', text: t('card.claimed') };
  return offer.isJoined ? { tone: 'accent', text: t('card.joined') } : undefined;
}

function getActionText(t: ActivityT, { offer, isMember }: Visitor): string {
  if (!isMember) return t('card.login');
  return t(offer?.isClaimable ? 'card.claim' : 'card.view');
}

function getClaimableText(t: ActivityT, { amount, type }: Offer): string {
  if (amount !== undefined) return t('card.claimable', { amount: formatYuan(amount) });
  return type === 'drawGift' ? t('card.drawable') : t('card.exchangeable');
}

function formatFacts(t: ActivityT, activity: ListedActivity): string {
  const { turnoverMultiple: times = 0 } = activity;
  const period = formatPeriod(t, activity);
  return times > 0 ? `${t('card.turnover', { times })} · ${period}` : period;
}

function formatPeriod(t: ActivityT, activity: ListedActivity): string {
  const { state, beginTime, endTime } = activity;
  if (state === 'coming') return t('card.coming', { time: formatMinute(beginTime) });
  if (state === 'ended') return t('card.ended', { time: formatMinute(endTime) });
  return isOpenEnded(activity) ? t('card.open') : t('card.running', { time: formatMinute(endTime) });
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 5.75rem minmax(0, 1fr);
  min-height: 6.5rem;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  &:has(a:hover) {
    border-color: ${token('color.line.strong')};
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${token('color.line.focus')};
  }
`;

const Body = styled.div`
  display: grid;
  align-content: center;
  gap: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;

const TitleRow = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space.2')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
  > h2 > a {
    color: inherit;
    outline: 0;
    text-decoration: none;
  }
  > h2 > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

const Foot = styled.div`
  display: flex;
  grid-row: 3;
  grid-column: 1;
  align-items: center;
  align-self: start;
  justify-content: space-between;
  gap: ${token('space.2')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  font-variant-numeric: tabular-nums;
`;

const Action = styled.span`
  flex: none;
  color: ${token('color.accent.text')};
  font-weight: ${token('font.weight.strong')};
`;

/** In the line of the facts; opened, it needs lines of its own. */
const Rules = styled.details`
  grid-row: 3;
  grid-column: 1;
  font-size: ${token('font.size.caption')};
  > summary {
    width: max-content;
    margin-left: auto;
    color: ${token('color.accent.text')};
    cursor: pointer;
  }
  > ul {
    padding-left: ${token('space.4')};
    color: ${token('color.text.secondary')};
  }
`;
