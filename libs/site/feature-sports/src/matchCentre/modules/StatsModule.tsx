import type { CentreStats, MatchCentre } from '@pavilion/domain-sports';
import { SegmentedControl } from '@pavilion/ui-kit';
import { useState, type CSSProperties } from 'react';
import { useSportsT, type SportsT } from '../../messages/sportsT.ts';
import { ModuleEmpty, StatList } from '../frame/CentreStyles.ts';
import { formatPeriod } from '../texts/formatPeriod.ts';
import { Module } from '../frame/Module.tsx';

type StatKey = Extract<Parameters<SportsT>[0], `stats.${string}`>;
type Row = CentreStats['rows'][number];

const TRIED = 'Tried';
/** Most periods for which there is a choice. Baseball has more; they are in the score table. */
const MAX_PERIODS = 5;

/** Pair of numbers as text, and the share of each in the bar. */
interface StatPair {
  readonly kind: string;
  readonly texts: readonly [home: string, away: string];
  readonly shares: readonly [home: number, away: number];
}

/** Joins made and tried shots to one row, `12/25`. */
function toPairs(rows: readonly Row[]): readonly StatPair[] {
  const tried = new Map(
    rows.filter(([kind]) => kind.endsWith(TRIED)).map((row) => [row[0].slice(0, -TRIED.length), row]),
  );
  return rows.flatMap(([kind, home, away]): readonly StatPair[] => {
    if (kind.endsWith(TRIED)) return [];
    const all = tried.get(kind);
    if (!all) return [{ kind, texts: [String(home), String(away)], shares: [home, away] }];
    const share = (made: number, count: number) => (count > 0 ? made / count : 0);
    const texts = [`${home}/${all[1]}`, `${away}/${all[2]}`] as const;
    return [{ kind, texts, shares: [share(home, all[1]), share(away, all[2])] }];
  });
}

const getStatKey = (kind: string, form: MatchCentre['form']): StatKey =>
  (kind === 'sets' && form !== 'tennis' ? 'stats.frames' : `stats.${kind}`) as StatKey;

function StatRow({ pair, name }: { readonly pair: StatPair; readonly name: string }) {
  const [home, away] = pair.shares;
  const total = home + away;
  const toStyle = (share: number) => ({ '--share': total > 0 ? share / total : 0.5 }) as CSSProperties;
  return (
    <div data-stat={pair.kind}>
      <dt>{name}</dt>
      <dd>{pair.texts[0]}</dd>
      <dd data-away="">{pair.texts[1]}</dd>
      <span aria-hidden="true">
        <i style={toStyle(home)} />
        <i style={toStyle(away)} />
      </span>
    </div>
  );
}

/** Statistics of the match and of its periods. The score is the first row. */
export function StatsModule({ centre: { stats, form } }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const [chosen, choose] = useState('ALL');
  const periods = stats.length <= MAX_PERIODS + 1 ? stats : stats.slice(0, 1);
  const shown = periods.find(({ period }) => period === chosen) ?? periods[0];
  const hasStarted = stats.length > 1;
  const formatName = (period: string) =>
    period === 'ALL' ? t('stats.whole') : formatPeriod(t, period, form === 'tennis');
  return (
    <Module
      name="stats"
      title={t('stats.title')}
      tools={
        periods.length > 2 && (
          <SegmentedControl
            label={t('stats.period')}
            size="small"
            value={shown?.period ?? 'ALL'}
            onChange={choose}
            segments={periods.map(({ period }) => ({ value: period, label: formatName(period) }))}
          />
        )
      }
    >
      {hasStarted ? (
        <StatList>
          {toPairs(shown?.rows ?? []).map((pair) => (
            <StatRow key={pair.kind} pair={pair} name={t(getStatKey(pair.kind, form))} />
          ))}
        </StatList>
      ) : (
        <ModuleEmpty>{t('stats.none')}</ModuleEmpty>
      )}
    </Module>
  );
}
