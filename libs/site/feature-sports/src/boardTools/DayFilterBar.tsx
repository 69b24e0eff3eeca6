import { sportViewActions, type ChannelList } from '@pavilion/domain-sports';
import { useAppDispatch, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { formatDayNumber, toDayNumber } from '../parts/formatClock.ts';
import { DayButton, DayRow } from './BoardBarStyles.ts';

/** Props of {@link DayFilterBar}. */
export interface DayFilterBarProps {
  readonly list: ChannelList;
  /** The chosen day; empty for all. */
  readonly day: string;
}

const WEEKDAYS = ['day.sun', 'day.mon', 'day.tue', 'day.wed', 'day.thu', 'day.fri', 'day.sat'] as const;

/** Days of an early board that have matches, in UTC+8 (ruling S3). */
export function DayFilterBar({ list, day }: DayFilterBarProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { board } = useServices();
  const days = useMemo(() => {
    const counts = new Map<number, number>();
    for (const id of list.matchIds) {
      const at = board.getMatch(id)?.kickOffAt;
      if (at !== undefined) counts.set(toDayNumber(at), (counts.get(toDayNumber(at)) ?? 0) + 1);
    }
    return [...counts].sort(([a], [b]) => a - b).map(([at, count]) => [formatDayNumber(at), count] as const);
  }, [board, list]);
  const choose = (next: string) => dispatch(sportViewActions.gameDateChanged(next));
  const formatDay = (key: string) =>
    t('day.name', { date: key.slice(5), weekday: t(WEEKDAYS[new Date(`${key}T00:00Z`).getUTCDay()] ?? 'day.sun') });
  return (
    <DayRow role="group" aria-label={t('tool.day')}>
      <DayButton type="button" aria-pressed={day === ''} onClick={() => choose('')}>
        {t('day.all')} <small>{list.matchIds.length}</small>
      </DayButton>
      {days.map(([key, count]) => (
        <DayButton key={key} type="button" aria-pressed={day === key} onClick={() => choose(key)}>
          {formatDay(key)} <small>{count}</small>
        </DayButton>
      ))}
    </DayRow>
  );
}
