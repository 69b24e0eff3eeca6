import { sportViewActions, type ChannelList } from '@pavilion/domain-sports';
import { useAppDispatch, useServices } from '@pavilion/site-contract';
import { useMemo } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { dayName, dayOf } from './clockText.ts';
import { DayButton, DayRow } from './NoteParts.ts';

/** Props of {@link DayStrip}. */
export interface DayStripProps {
  readonly list: ChannelList;
  /** The day looked at; empty for all. */
  readonly day: string;
}

const WEEKDAYS = ['day.sun', 'day.mon', 'day.tue', 'day.wed', 'day.thu', 'day.fri', 'day.sat'] as const;

/** The days an early board has matches on, in UTC+8 (ruling S3). */
export function DayStrip({ list, day }: DayStripProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const { board } = useServices();
  const days = useMemo(() => {
    const counts = new Map<number, number>();
    for (const id of list.matchIds) {
      const at = board.getMatch(id)?.kickOffAt;
      if (at !== undefined) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
    }
    return [...counts].sort(([a], [b]) => a - b).map(([at, count]) => [dayName(at), count] as const);
  }, [board, list]);
  const choose = (next: string) => dispatch(sportViewActions.gameDateChanged(next));
  const nameOf = (key: string) =>
    t('day.name', { date: key.slice(5), weekday: t(WEEKDAYS[new Date(`${key}T00:00Z`).getUTCDay()] ?? 'day.sun') });
  return (
    <DayRow role="group" aria-label={t('tool.day')}>
      <DayButton type="button" aria-pressed={day === ''} onClick={() => choose('')}>
        {t('day.all')} <small>{list.matchIds.length}</small>
      </DayButton>
      {days.map(([key, count]) => (
        <DayButton key={key} type="button" aria-pressed={day === key} onClick={() => choose(key)}>
          {nameOf(key)} <small>{count}</small>
        </DayButton>
      ))}
    </DayRow>
  );
}
