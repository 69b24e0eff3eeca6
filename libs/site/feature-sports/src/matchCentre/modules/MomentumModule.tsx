import type { MatchCentre } from '@pavilion/domain-sports';
import { useSportsT, type SportsT } from '../../messages/sportsT.ts';
import { ModuleEmpty, ValueTable } from '../frame/CentreStyles.ts';
import { Drawing } from '../drawings/Drawing.ts';
import { useDrawn } from '../drawings/useDrawn.ts';
import { Module } from '../frame/Module.tsx';

const WIDTH = 360;
const HALF = 48;
const RECENT = 10;
/** Bars before the drawing fills its width: the minutes of a football match. */
const MIN_BARS = 60;
/** Bars that fit at a width of at least 2 px. Longer series show every n-th value. */
const MAX_BARS = 150;

const hasPressure = ({ form }: MatchCentre) => form === 'football' || form === 'hockey';

/** Returns every n-th value, so that the drawing keeps the whole match; the last value is always included. */
function thin(values: readonly number[]): readonly number[] {
  const step = Math.ceil(values.length / MAX_BARS);
  return values.filter((_value, k) => (values.length - 1 - k) % step === 0);
}

function Bars({ values, most }: { readonly values: readonly number[]; readonly most: number }) {
  const { ref, drawn } = useDrawn(values);
  const bars = thin(drawn);
  const width = WIDTH / Math.max(bars.length, MIN_BARS);
  return (
    <Drawing ref={ref} viewBox={`0 0 ${WIDTH} ${2 * HALF}`} aria-hidden="true" data-drawing="momentum">
      <path data-line="" d={`M0 ${HALF}h${WIDTH}`} />
      {bars.map((value, k) => {
        const height = (Math.abs(value) / most) * (HALF - 4);
        const side = value >= 0 ? { 'data-home': '' } : { 'data-away': '' };
        return (
          <rect
            key={k}
            {...side}
            x={k * width}
            y={value >= 0 ? HALF - height : HALF}
            width={width * 0.78}
            height={height}
          />
        );
      })}
    </Drawing>
  );
}

/** Describes the pressure of the last ten minutes, or the lead. */
function describe(t: SportsT, centre: MatchCentre): string {
  const { momentum, match } = centre;
  const names = { home: match.homeName, away: match.awayName };
  if (hasPressure(centre)) {
    const recent = momentum.slice(-RECENT);
    const homeCount = recent.filter((value) => value > 0).length;
    return t('momentum.recent', { ...names, count: recent.length, homeCount, awayCount: recent.length - homeCount });
  }
  const now = momentum.at(-1) ?? 0;
  if (now === 0) return t('momentum.level');
  const most = Math.max(...momentum.map((value) => (now > 0 ? value : -value)));
  return t('momentum.leadNow', { team: now > 0 ? names.home : names.away, points: Math.abs(now), most });
}

function TenMinutes({ values }: { readonly values: readonly number[] }) {
  const t = useSportsT();
  const parts = Array.from({ length: Math.ceil(values.length / RECENT) }, (_, k) =>
    values.slice(k * RECENT, (k + 1) * RECENT),
  );
  return (
    <ValueTable>
      <thead>
        <tr>
          <th scope="col">{t('momentum.from')}</th>
          <th scope="col">{t('momentum.mean')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, k) => (
          <tr key={k}>
            <th scope="row">
              {k * RECENT + 1}–{k * RECENT + part.length}′
            </th>
            <td>{Math.round(part.reduce((sum, value) => sum + value, 0) / part.length)}</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}

/** Momentum: pressure by minute, or the lead by point, above the line for the home side. */
export function MomentumModule({ centre }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const { momentum, match, form } = centre;
  const title = hasPressure(centre) ? 'momentum.title' : form === 'tennis' ? 'momentum.pointLead' : 'momentum.lead';
  const most = hasPressure(centre) ? 100 : Math.max(8, ...momentum.map(Math.abs));
  return (
    <Module name="momentum" title={t(title)} note={t('momentum.sides', { home: match.homeName, away: match.awayName })}>
      {momentum.length === 0 ? (
        <ModuleEmpty>{t('momentum.none')}</ModuleEmpty>
      ) : (
        <>
          <Bars values={momentum} most={most} />
          <p>{describe(t, centre)}</p>
          {hasPressure(centre) && (
            <details>
              <summary>{t('momentum.table')}</summary>
              <TenMinutes values={momentum} />
            </details>
          )}
        </>
      )}
    </Module>
  );
}
