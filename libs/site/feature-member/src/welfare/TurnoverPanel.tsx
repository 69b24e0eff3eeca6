import type { ResponseOf } from '@pavilion/api-client';
import { parseMinor } from '@pavilion/kernel';
import { buildActivityPath } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { TurnoverMeter } from '@pavilion/site-money';
import { EmptyState, Money, Panel, PanelHead, Skeleton, Tag, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { TurnoverBets } from './TurnoverBets.tsx';

type View = ResponseOf<'promotions.turnover'>;
type Requirement = View['list'][number];
type VenueRequirement = View['venues'][number];

const NOT_FOUND = 6004;

/** Turnover before a withdrawal: the sum of the withdrawal page, each deposit and bonus, the bets that counted, the rules. */
export function TurnoverPanel() {
  const t = useMemberCentreT();
  const { data, failure, isFetching, refetch } = useRead('promotions.turnover', {});
  // A platform without this call shows the sum on its withdrawal page only (ruling W5).
  if (failure?.code === NOT_FOUND) return null;
  if (!data)
    return (
      <Panel id="turnover" aria-busy={!failure}>
        {failure ? (
          <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton height="10rem" />
        )}
      </Panel>
    );
  const { total, list, venues, rules } = data;
  return (
    <Panel id="turnover" data-testid="turnover">
      <PanelHead>
        <h2>{t('turnover.title')}</h2>
        <Tag tone={total.isMet ? 'success' : 'warning'}>
          {total.isMet ? t('turnover.met') : t('turnover.left', { amount: formatYuan(total.remaining) })}
        </Tag>
      </PanelHead>
      {list.length === 0 && venues.length === 0 ? (
        <EmptyState isCompact title={t('turnover.none')}>
          {t('turnover.noneHint')}
        </EmptyState>
      ) : (
        <>
          <Totals total={total} />
          <Rows>
            {list.map((requirement) => (
              <RequirementRow key={requirement.id} requirement={requirement} />
            ))}
            {venues.map((requirement) => (
              <VenueRow key={requirement.channelCode} requirement={requirement} />
            ))}
          </Rows>
          <TurnoverBets requirements={list} />
        </>
      )}
      <Rules>
        <summary>{t('turnover.rules')}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Rules>
    </Panel>
  );
}

function Totals({ total }: Pick<View, 'total'>) {
  const t = useMemberCentreT();
  return (
    <Figures>
      <div>
        <dt>{t('turnover.required')}</dt>
        <dd>
          <Money size="title" text={formatYuan(total.required)} />
        </dd>
      </div>
      <div>
        <dt>{t('turnover.done')}</dt>
        <dd>
          <Money size="title" text={formatYuan(total.done)} />
        </dd>
      </div>
      <div>
        <dt>{t('turnover.remaining')}</dt>
        <dd data-testid="turnover-remaining">
          <Money size="title" text={formatYuan(total.remaining)} />
        </dd>
      </div>
    </Figures>
  );
}

function RequirementRow({ requirement }: { readonly requirement: Requirement }) {
  const t = useMemberCentreT();
  const { kind, amount, createTime, activity, rewardName, isCancelled } = requirement;
  const facts = [formatYuan(amount), formatInstant(createTime).slice(0, 16)];
  if (isCancelled) facts.push(t('turnover.cancelled'));
  const name = kind === 'deposit' ? t('turnover.deposit') : (rewardName ?? t('turnover.bonus'));
  return <ProgressRow name={name} facts={facts.join(' · ')} activity={activity} progress={requirement} />;
}

function VenueRow({ requirement }: { readonly requirement: VenueRequirement }) {
  const t = useMemberCentreT();
  return (
    <ProgressRow
      name={t('turnover.venue', { venue: requirement.venueName })}
      facts={t('turnover.venueHint')}
      activity={requirement.activity}
      progress={requirement}
    />
  );
}

interface ProgressRowProps {
  readonly name: string;
  readonly facts: string;
  readonly activity: Requirement['activity'];
  readonly progress: Pick<Requirement, 'done' | 'required' | 'remaining'>;
}

function ProgressRow({ name, facts, activity, progress }: ProgressRowProps) {
  const t = useMemberCentreT();
  const isMet = parseMinor(progress.remaining) === 0n;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {activity && (
            <>
              <Link to={buildActivityPath(activity)}>{activity.title}</Link>
              {' · '}
            </>
          )}
          {facts}
        </small>
      </div>
      <div data-figures="">
        <span>
          {t('turnover.progress', { done: formatYuan(progress.done), required: formatYuan(progress.required) })}
        </span>
        <small data-met={isMet || undefined}>
          {isMet ? t('turnover.met') : t('turnover.left', { amount: formatYuan(progress.remaining) })}
        </small>
      </div>
      <TurnoverMeter label={name} done={progress.done} required={progress.required} />
    </li>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space.4')};
  margin: 0 0 ${token('space.4')};
  padding: ${token('space.4')} ${token('space.5')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.soft')};
  dt {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  dd {
    margin: 0;
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.4')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li:first-child {
    border-top: 0;
  }
  > li > div {
    display: grid;
    gap: 0.125rem;
  }
  > li > [data-figures] {
    justify-items: end;
  }
  > li > :last-child {
    grid-column: 1 / -1;
  }
  small {
    color: ${token('color.text.secondary')};
  }
  small > a {
    color: ${token('color.accent.text')};
  }
  [data-met] {
    color: ${token('color.text.success')};
  }
`;

const Rules = styled.details`
  margin-top: ${token('space.4')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > summary {
    color: ${token('color.accent.text')};
    cursor: pointer;
  }
  > ul {
    display: grid;
    gap: ${token('space.1')};
    padding-left: ${token('space.5')};
  }
`;
