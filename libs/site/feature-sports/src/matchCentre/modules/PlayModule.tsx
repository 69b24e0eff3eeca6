import type { CentreEvent, MatchCentre } from '@pavilion/domain-sports';
import { SegmentedControl } from '@pavilion/ui-kit';
import { useMemo, useState } from 'react';
import { useSportsT, type SportsT } from '../../messages/sportsT.ts';
import { EventList, ModuleEmpty } from '../frame/CentreStyles.ts';
import { GROUNDS } from '../drawings/GroundLines.tsx';
import { PlayDrawing } from '../drawings/PlayDrawing.tsx';
import { formatCentreEvent } from '../texts/formatCentreEvent.ts';
import { formatEventClock } from '../texts/formatPeriod.ts';
import { Module } from '../frame/Module.tsx';

type View = 'drawing' | 'text';

const LISTED = 10;
/** Points that a court shows. */
const POINTS = 12;
/** Per mille of the width that count as the middle. */
const MIDDLE = [350, 650] as const;

const getTeam = ({ match }: MatchCentre, side: 'H' | 'C' | undefined) =>
  side === 'H' ? match.homeName : match.awayName;

/** Shots of the current quarter of basketball, or the last points of a court; empty where the drawing shows the play. */
function selectMarks({ form, events }: MatchCentre): readonly CentreEvent[] {
  if (form === 'tennis' || form === 'rally') return events.filter(({ kind }) => kind === 'point').slice(-POINTS);
  if (form !== 'basketball') return [];
  const start = events.findLastIndex(({ kind }) => kind === 'period');
  return events.slice(Math.max(start, 0)).filter(({ spot }) => spot !== undefined);
}

/** Describes the shots of the quarter. */
function describeShots(t: SportsT, centre: MatchCentre, marks: readonly CentreEvent[]): string {
  const count = (side: 'H' | 'C', isMade: boolean) =>
    marks.filter((event) => event.side === side && (!isMade || event.kind === 'score')).length;
  const { homeName: home, awayName: away } = centre.match;
  return t('play.shots', {
    home,
    away,
    homeMade: count('H', true),
    homeAll: count('H', false),
    awayMade: count('C', true),
    awayAll: count('C', false),
  });
}

/** Describes where the play is: side, act and flank, from the view of the attacking side. */
function describePlay(t: SportsT, centre: MatchCentre): string {
  const { play, match } = centre;
  if (!play) return t(match.status === 'ended' ? 'play.over' : match.isLive ? 'play.still' : 'play.none');
  const y = play.spots.at(-1)?.[1] ?? 500;
  const left = play.side === 'H' ? y < MIDDLE[0] : y > MIDDLE[1];
  const right = play.side === 'H' ? y > MIDDLE[1] : y < MIDDLE[0];
  const act = play.act === 'danger' ? 'play.danger' : play.act === 'attack' ? 'play.attack' : 'play.build';
  return t('play.where', {
    act: t(act, { team: getTeam(centre, play.side) }),
    flank: t(left ? 'play.left' : right ? 'play.right' : 'play.middle'),
  });
}

/** Describes the last point of a court. */
function describePoint(t: SportsT, centre: MatchCentre): string {
  const last = centre.events.findLast(({ kind }) => kind === 'point');
  if (!last) return t('play.none');
  return [getTeam(centre, last.side), formatCentreEvent(t, last, centre.form), last.part?.join(':')]
    .filter(Boolean)
    .join(' ');
}

function describeForm(t: SportsT, centre: MatchCentre, marks: readonly CentreEvent[]): string {
  if (centre.form === 'tennis' || centre.form === 'rally') return describePoint(t, centre);
  return centre.form === 'basketball' && marks.length > 0 ? describeShots(t, centre, marks) : describePlay(t, centre);
}

/** The last ten acts in words, newest first. */
function ActList({ centre }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const acts = centre.events.filter((event) => formatCentreEvent(t, event, centre.form) !== undefined).slice(-LISTED);
  return (
    <EventList>
      {acts.reverse().map((event) => (
        <li key={event.n} data-side={event.side} data-kind={event.kind}>
          <time>{formatEventClock(t, event.clock, centre.form === 'tennis')}</time>
          <i />
          <span>
            {event.side && <b>{getTeam(centre, event.side)}</b>} {formatCentreEvent(t, event, centre.form)}{' '}
            {event.player}
          </span>
        </li>
      ))}
    </EventList>
  );
}

/** Pitch or court with where the play is, and the same in words. Sports without a ground have no such module. */
export function PlayModule({ centre }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const [shown, show] = useState<View>('drawing');
  const { form, play, events } = centre;
  const marks = useMemo(() => selectMarks({ form, events } as MatchCentre), [form, events]);
  const view = useMemo(() => ({ form, play, marks }), [form, play, marks]);
  if (!GROUNDS[form]) return null;
  return (
    <Module
      name="play"
      title={t('play.title')}
      tools={
        <SegmentedControl<View>
          label={t('play.title')}
          size="small"
          value={shown}
          onChange={show}
          segments={[
            { value: 'drawing', label: t('play.drawing') },
            { value: 'text', label: t('play.text') },
          ]}
        />
      }
    >
      {shown === 'drawing' && <PlayDrawing view={view} />}
      {shown === 'text' && events.length === 0 && <ModuleEmpty>{t('events.none')}</ModuleEmpty>}
      {shown === 'text' && <ActList centre={centre} />}
      <p>
        <strong>{describeForm(t, centre, marks)}</strong>
      </p>
    </Module>
  );
}
