import type { CentreEvent, MatchCentre } from '@pavilion/domain-sports';
import { Button, SegmentedControl } from '@pavilion/ui-kit';
import { memo, useState } from 'react';
import { useSportsT, type SportsT } from '../../messages/sportsT.ts';
import { EventList, ModuleBody, ModuleEmpty } from '../frame/CentreStyles.ts';
import { formatCentreEvent, isMainEvent } from '../texts/formatCentreEvent.ts';
import { formatEventClock } from '../texts/formatPeriod.ts';
import { Module } from '../frame/Module.tsx';

type Kinds = 'main' | 'all';

/** Events in the list at first, and added by the button. */
const PAGE = 60;

/** Kinds after which the score is shown. */
const SCORING: ReadonlySet<string> = new Set([
  'score',
  'cancel',
  'game',
  'set',
  'halfTime',
  'end',
  'result',
  'break',
  'point',
]);

function formatShownScore({ kind, score, part }: CentreEvent): string {
  if (!SCORING.has(kind)) return '';
  const [home, away] = part && kind !== 'set' && kind !== 'end' ? part : score;
  return `${home}-${away}`;
}

interface EventRowProps {
  readonly event: CentreEvent;
  readonly centre: MatchCentre;
  readonly t: SportsT;
}

const EventRow = memo(
  function EventRow({ event, centre: { form, match }, t }: EventRowProps) {
    const team = event.side === 'H' ? match.homeName : event.side === 'C' ? match.awayName : '';
    return (
      <li
        data-side={event.side}
        data-kind={event.kind}
        data-strong={event.kind === 'score' || event.kind === 'set' || undefined}
      >
        <time>{formatEventClock(t, event.clock, form === 'tennis')}</time>
        <i />
        <span>
          {team && <b>{team}</b>} {formatCentreEvent(t, event, form)} {event.player}
          {event.second && ` · ${t('events.assist', { name: event.second })}`}
        </span>
        <strong>{formatShownScore(event)}</strong>
      </li>
    );
  },
  (before, after) => before.event === after.event && before.t === after.t,
);

/** Timeline of the match, newest first: all events, or scores, cards and periods only. */
export function EventsModule({
  centre,
  isCatchingUp,
}: {
  readonly centre: MatchCentre;
  readonly isCatchingUp: boolean;
}) {
  const t = useSportsT();
  const [kinds, setKinds] = useState<Kinds>(centre.form === 'football' || centre.form === 'hockey' ? 'main' : 'all');
  const [count, setCount] = useState(PAGE);
  const known = centre.events.filter((event) => formatCentreEvent(t, event, centre.form) !== undefined);
  const wanted = kinds === 'main' ? known.filter(isMainEvent) : known;
  const shown = wanted.slice(-count).reverse();
  return (
    <Module
      name="events"
      title={t('events.title')}
      note={isCatchingUp ? t('centre.catchingUp') : t('events.count', { count: known.length })}
      isFlush
      tools={
        <SegmentedControl<Kinds>
          label={t('events.kinds')}
          size="small"
          value={kinds}
          onChange={setKinds}
          segments={[
            { value: 'main', label: t('events.main') },
            { value: 'all', label: t('events.all') },
          ]}
        />
      }
    >
      {shown.length === 0 && (
        <ModuleBody>
          <ModuleEmpty>{t('events.none')}</ModuleEmpty>
        </ModuleBody>
      )}
      <EventList tabIndex={0} aria-label={t('events.title')} hidden={shown.length === 0}>
        {shown.map((event) => (
          <EventRow key={event.n} event={event} centre={centre} t={t} />
        ))}
      </EventList>
      {wanted.length > count && (
        <ModuleBody>
          <Button size="small" variant="quiet" onClick={() => setCount(count + PAGE)}>
            {t('events.more', { count: Math.min(PAGE, wanted.length - count) })}
          </Button>
        </ModuleBody>
      )}
    </Module>
  );
}
