import { PageHead, selectIsMember, useAppSelector } from '@pavilion/site-contract';
import { useRead, LoadFailure } from '@pavilion/site-data';
import { EmptyState, Panel, SegmentedControl, Skeleton, token } from '@pavilion/ui-kit';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { FullHeight } from '../parts/FullHeight.ts';
import { useActivityT } from '../messages/activityMessages.ts';
import { ActivityCard } from './ActivityCard.tsx';
import {
  groups,
  isInGroup,
  listActivities,
  readFilter,
  states,
  type Group,
  type ListedActivity,
} from './listFilter.ts';

/** Interval in which starts, ends and progress appear without a reload. */
const POLL_MS = 60_000;

/** `/activity/discount`: all activities by state and kind, those with a claimable reward first (NAV-05, ACT-01). */
export function DiscountPage() {
  return (
    <FullHeight>
      <DiscountList />
    </FullHeight>
  );
}

function DiscountList() {
  const t = useActivityT();
  const isMember = useAppSelector(selectIsMember);
  const { data, failure, isFetching, refetch } = useRead('promotion.config', {}, { pollMs: POLL_MS });
  const offers = useRead('advertising.getMyDiscountAd', isMember ? {} : undefined, { pollMs: POLL_MS });
  if (data === undefined || offers.isLoading)
    return (
      <>
        <PageHead lead={t('list.lead')} actions={!failure && <Skeleton width="18rem" height="2.5rem" />}>
          {t('list.title')}
        </PageHead>
        {failure ? (
          <Panel>
            <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
          </Panel>
        ) : (
          <>
            <Filters>
              <Skeleton width="20rem" height="2rem" />
            </Filters>
            <Cards aria-busy="true">
              {[1, 2, 3, 4, 5, 6].map((at) => (
                <li key={at}>
                  <Skeleton height="6.5rem" />
                </li>
              ))}
            </Cards>
          </>
        )}
      </>
    );
  return <ActivityList activities={listActivities(data.list, offers.data?.list)} />;
}

function ActivityList({ activities }: { readonly activities: readonly ListedActivity[] }) {
  const t = useActivityT();
  const [search, setSearch] = useSearchParams();
  const { state, group } = readFilter(search);
  const inState = activities.filter((activity) => activity.state === state);
  const shown = inState.filter((activity) => isInGroup(activity, group));
  const update = (name: 'state' | 'group', value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        lead={t('list.lead')}
        actions={
          <SegmentedControl
            label={t('list.states')}
            value={state}
            onChange={(value) => update('state', value)}
            segments={states.map((value) => ({
              value,
              label: t(`list.${value}`, { count: activities.filter((activity) => activity.state === value).length }),
            }))}
          />
        }
      >
        {t('list.title')}
      </PageHead>
      <GroupFilter activities={inState} group={group} onChange={(value) => update('group', value)} />
      {shown.length === 0 ? (
        <Panel>
          <EmptyState title={t('list.none')}>{t('list.noneHint')}</EmptyState>
        </Panel>
      ) : (
        <Cards>
          {shown.map((activity) => (
            <li key={activity.activityId}>
              <ActivityCard activity={activity} />
            </li>
          ))}
        </Cards>
      )}
    </>
  );
}

interface GroupFilterProps {
  readonly activities: readonly ListedActivity[];
  readonly group: Group;
  readonly onChange: (group: Group) => void;
}

/** Groups that have an activity, and the chosen one. */
function GroupFilter({ activities, group, onChange }: GroupFilterProps) {
  const t = useActivityT();
  const count = (value: Group) => activities.filter((activity) => isInGroup(activity, value)).length;
  return (
    <Filters>
      <SegmentedControl
        size="small"
        label={t('list.groups')}
        value={group}
        onChange={onChange}
        segments={groups
          .filter((value) => value === 'all' || value === group || count(value) > 0)
          .map((value) => ({
            value,
            label: value === 'claimable' ? t('group.claimable', { count: count(value) }) : t(`group.${value}`),
          }))}
      />
    </Filters>
  );
}

const Filters = styled.div`
  margin-bottom: ${token('space.4')};
  overflow-x: auto;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  align-items: stretch;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li > article {
    height: 100%;
  }
`;
