import {
  formatLine,
  formatOdds,
  parsePrice,
  parseSide,
  resolveOddsType,
  type MatchCentre,
  type OddsType,
  type PriceSeries,
} from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { Select } from '@pavilion/ui-kit/select';
import { useState } from 'react';
import { useSportsT, type SportsT } from '../../messages/sportsT.ts';
import { selectSportView } from '../../state/sportsState.ts';
import { formatKickOff } from '../../parts/formatClock.ts';
import { ModuleEmpty, ValueTable } from '../frame/CentreStyles.ts';
import { Drawing } from '../drawings/Drawing.ts';
import { useDrawn } from '../drawings/useDrawn.ts';
import { Module } from '../frame/Module.tsx';

const WIDTH = 360;
const HEIGHT = 110;
const PAD = 12;
/** Space for the labels at the right. */
const LABELS = 44;
const TABLE_ROWS = 12;

type Points = PriceSeries['points'];

/** Scale of the prices of a drawing. */
interface Scale {
  readonly low: number;
  readonly high: number;
  readonly toX: (at: number) => number;
  readonly toY: (price: number) => number;
}

function createScale(points: Points): Scale {
  const prices = points.map(([, price]) => price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const range = Math.max(high - low, 4);
  return {
    low,
    high,
    toX: (at) => ((at - from) / Math.max(to - from, 1)) * (WIDTH - LABELS),
    toY: (price) => PAD + (1 - (price - low) / range) * (HEIGHT - 2 * PAD),
  };
}

/** Stepped line: a price holds until the next one. */
const toPath = (points: Points, { toX, toY }: Scale): string =>
  points.map(([at, price], k) => (k === 0 ? `M${toX(at)} ${toY(price)}` : `H${toX(at)}V${toY(price)}`)).join('');

/** Market and side of a series, such as `R` and `C`. */
function splitKey(key: string): readonly [market: string, side: string] {
  const [market = '', side = ''] = key.split('.');
  return [market, side];
}

const formatHundredths = (hundredths: number, oddsType: OddsType): string =>
  formatOdds(parsePrice((hundredths / 100).toFixed(2)), oddsType);

function PriceLine({ points, format }: { readonly points: Points; readonly format: (hundredths: number) => string }) {
  const { ref, drawn } = useDrawn(points);
  const scale = createScale(drawn);
  const last = drawn.at(-1)?.[1] ?? 0;
  return (
    <Drawing ref={ref} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-drawing="prices">
      {[scale.low, scale.high].map((price, k) => (
        <path key={k} data-line="" d={`M0 ${scale.toY(price)}h${WIDTH - LABELS}`} />
      ))}
      <path data-price="" d={toPath(drawn, scale)} />
      <circle data-home="" cx={WIDTH - LABELS} cy={scale.toY(last)} r="3" />
      <text x={WIDTH - LABELS + 8} y={scale.toY(last) + 4}>
        {format(last)}
      </text>
    </Drawing>
  );
}

/** Names a series, such as 大小 · 大 or 独赢 · 主队. */
function nameSeries(t: SportsT, key: string, { match, form }: MatchCentre): string {
  const [market, side] = splitKey(key);
  const isPoints = form !== 'football' && form !== 'hockey';
  const names: Readonly<Record<string, string>> = {
    R: t(isPoints ? 'prices.RPoints' : 'prices.R'),
    OU: t('prices.OU'),
    M: t('prices.M'),
  };
  const sides: Readonly<Record<string, string>> = {
    H: match.homeName,
    C: match.awayName,
    N: t('prices.N'),
    O: t('prices.O'),
    U: t('prices.U'),
  };
  return `${names[market] ?? market} · ${sides[side] ?? side}`;
}

interface PriceTableProps {
  readonly series: PriceSeries;
  readonly format: (hundredths: number) => string;
}

function PriceTable({ series: { key, points }, format }: PriceTableProps) {
  const t = useSportsT();
  const side = parseSide(splitKey(key)[1]);
  const step = Math.ceil(points.length / TABLE_ROWS);
  const rows = points.filter((_point, k) => (points.length - 1 - k) % step === 0);
  return (
    <ValueTable>
      <thead>
        <tr>
          <th scope="col">{t('prices.time')}</th>
          <th scope="col">{t('prices.line')}</th>
          <th scope="col">{t('prices.price')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([at, price, line]) => (
          <tr key={at}>
            <th scope="row">{formatKickOff(at, at)}</th>
            <td>{formatLine(line, side)}</td>
            <td>{format(price)}</td>
          </tr>
        ))}
      </tbody>
    </ValueTable>
  );
}

/** Prices of the main lines since the match is offered, in the odds type in which the board shows them. */
export function PricesModule({ centre }: { readonly centre: MatchCentre }) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const [chosen, choose] = useState<string>();
  const series = centre.series.filter(({ points }) => points.length > 0);
  const shown = series.find(({ key }) => key === chosen) ?? series.find(({ key }) => key === 'M.H') ?? series[0];
  if (!shown)
    return (
      <Module name="prices" title={t('prices.title')}>
        <ModuleEmpty>{t('prices.none')}</ModuleEmpty>
      </Module>
    );
  const shownType = resolveOddsType(splitKey(shown.key)[0], oddsType);
  const format = (hundredths: number) => formatHundredths(hundredths, shownType);
  const { low, high } = createScale(shown.points);
  return (
    <Module
      name="prices"
      title={t('prices.title')}
      note={t('prices.now', { price: format(shown.points.at(-1)?.[1] ?? 0) })}
    >
      <Select
        label={t('prices.market')}
        isLabelHidden
        value={shown.key}
        onChange={choose}
        options={series.map(({ key }) => ({ value: key, label: nameSeries(t, key, centre) }))}
      />
      <PriceLine points={shown.points} format={format} />
      <p>{t('prices.summary', { first: format(shown.points[0]?.[1] ?? 0), high: format(high), low: format(low) })}</p>
      <details>
        <summary>{t('momentum.table')}</summary>
        <PriceTable series={shown} format={format} />
      </details>
    </Module>
  );
}
