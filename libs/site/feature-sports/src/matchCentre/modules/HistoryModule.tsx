import type { MatchCentre, PastMatch } from '@pavilion/domain-sports';
import { formatCalendarDay } from '../../parts/formatClock.ts';
import { useSportsT } from '../../messages/sportsT.ts';
import { FormRow, PastRows } from '../frame/HistoryStyles.ts';
import { Module } from '../frame/Module.tsx';

type Result = 'win' | 'draw' | 'loss';

/** Result of an earlier match for one of its teams. */
function readResult({ home, score: [first, second] }: PastMatch, team: string): Result {
  const lead = home === team ? first - second : second - first;
  return lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw';
}

function PastRow({ past }: { readonly past: PastMatch }) {
  return (
    <li>
      <time>{formatCalendarDay(past.at).slice(2)}</time>
      <span>{past.home}</span>
      <strong>{past.score.join('-')}</strong>
      <span>{past.away}</span>
    </li>
  );
}

/** Last meetings of the teams, newest first. */
export function MeetingsModule({ centre: { meetings, match } }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const results = meetings.map((past) => readResult(past, match.homeName));
  const count = (result: Result) => results.filter((one) => one === result).length;
  if (meetings.length === 0) return null;
  return (
    <Module
      name="meetings"
      title={t('history.meetings')}
      note={t('history.record', {
        count: meetings.length,
        home: match.homeName,
        homeWins: count('win'),
        draws: count('draw'),
        awayWins: count('loss'),
      })}
    >
      <PastRows>
        {meetings.map((past) => (
          <PastRow key={past.at} past={past} />
        ))}
      </PastRows>
    </Module>
  );
}

/** Last results of both teams, newest first. */
export function FormModule({ centre: { recent, match } }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const teams = [match.homeName, match.awayName];
  const most = Math.max(0, ...recent.map((list) => list.length));
  if (most === 0) return null;
  return (
    <Module name="form" title={t('history.form')} note={t('history.recent', { count: most })}>
      {recent.map((list, k) => (
        <div key={teams[k]}>
          <FormRow>
            <span>{teams[k]}</span>
            <ol>
              {list.map((past) => {
                const result = readResult(past, teams[k] ?? '');
                return (
                  <li key={past.at} data-result={result}>
                    {t(`history.${result}`)}
                  </li>
                );
              })}
            </ol>
          </FormRow>
          <PastRows>
            {list.map((past) => (
              <PastRow key={past.at} past={past} />
            ))}
          </PastRows>
        </div>
      ))}
    </Module>
  );
}
