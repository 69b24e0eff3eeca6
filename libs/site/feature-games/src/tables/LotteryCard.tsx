import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT, type GamesT } from '../messages/gamesMessages.ts';
import { EnterButton, InfoButton, StarButton } from './CardButtons.tsx';
import { cardRules } from './cardRules.ts';
import { formatDuration } from './formatDuration.ts';
import type { TableCardProps } from './tableCardProps.ts';
import type { TableState } from '../state/tableState.ts';

const FORMER_DRAWS = 2;

/** Card of a lottery: the clock of the next draw, the last numbers in their own shape, and two earlier draws (LOB-03). */
export function LotteryCard({ game, table, now, onInfo }: TableCardProps) {
  const t = useGamesT();
  const isOpen = game.venueState === 'open';
  const results = table?.results ?? [];
  const last = results.at(-1);
  return (
    <Card data-game={game.gameCode} data-closed={!isOpen || undefined}>
      <EnterButton game={game} />
      <Head>
        <div>
          <h3>{game.name}</h3>
          <small>
            {game.venueName}
            {formatDrawNo(table, t)}
          </small>
        </div>
        <StarButton game={game} />
        <InfoButton game={game} onInfo={onInfo} />
        <DrawState game={game} table={table} now={now} />
      </Head>
      <Numbers data-kind={table?.kind}>
        {last?.values.map((value, at) => (
          <li key={at} data-place={at % PLATES}>
            {value}
          </li>
        ))}
      </Numbers>
      <Facts>
        <span>{describeLast(table, t)}</span>
        <small>{t('draws.return', { rtp: game.rtp })}</small>
      </Facts>
      <Former>
        {results
          .slice(-FORMER_DRAWS - 1, -1)
          .reverse()
          .map(({ no, values }) => (
            <li key={no}>
              <span>{no}</span>
              <span>{values.join(' ')}</span>
            </li>
          ))}
      </Former>
      <p data-more="">{game.rule}</p>
    </Card>
  );
}

/** Clock of the next draw, or the reason why the lottery is closed. */
function DrawState({ game: { venueState }, table, now }: Omit<TableCardProps, 'onInfo'>) {
  const t = useGamesT();
  if (venueState !== 'open')
    return <small>{t(venueState === 'maintenance' ? 'tables.maintenance' : 'tables.region')}</small>;
  return table?.draw ? <DrawClock draw={table.draw} now={now} /> : <ClockPlace />;
}

const PLATES = 5;
/** Smallest big sum by lottery. */
const bigFrom: Readonly<Record<string, number>> = { ssc: 23, k3: 11, keno: 84 };
const sizes = ['draws.smallEven', 'draws.smallOdd', 'draws.bigEven', 'draws.bigOdd'] as const;

/** Formats the number of the open draw. */
const formatDrawNo = (table: TableState | undefined, t: GamesT): string =>
  table?.draw ? ` · ${t('draws.no', { no: table.draw.no })}` : '';

/** Describes the last draw of a lottery. */
function describeLast(table: TableState | undefined, t: GamesT): string {
  const last = table?.results.at(-1);
  return table && last ? describeNumbers(table.kind, last.values.map(Number), t) : t('draws.waiting');
}

/** Describes drawn numbers: their sum with its size and parity, the winner of a race, or the odd and even ones. */
function describeNumbers(kind: string, numbers: readonly number[], t: GamesT): string {
  if (kind === 'racing') return t('draws.first', { no: numbers[0] ?? 0 });
  const odd = numbers.filter((each) => each % 2 === 1).length;
  const limit = bigFrom[kind];
  if (limit === undefined) return t('draws.oddEven', { odd, even: numbers.length - odd });
  const sum = numbers.reduce((all, each) => all + each, 0);
  return `${t('draws.sum', { sum })} · ${t(sizes[(sum >= limit ? 2 : 0) + (sum % 2)] ?? 'draws.smallEven')}`;
}

const RADIUS = 31;
const LENGTH = 2 * Math.PI * RADIUS;

/** Ring with the time until a draw closes for stakes. It shows when the draw is closed. */
function DrawClock({ draw, now }: { readonly draw: NonNullable<TableState['draw']>; readonly now: number }) {
  const t = useGamesT();
  const left = now === 0 ? 0 : draw.closesAt - now;
  const share = Math.min(1, Math.max(0, left / draw.periodMs));
  return (
    <Clock viewBox="0 0 72 72" role="timer" aria-label={`${t('draws.left')} ${formatDuration(left)}`}>
      <circle cx="36" cy="36" r={RADIUS} />
      <circle
        data-left=""
        cx="36"
        cy="36"
        r={RADIUS}
        strokeDasharray={`${LENGTH * share} ${LENGTH}`}
        transform="rotate(-90 36 36)"
      />
      <text x="36" y="41">
        {left > 0 || now === 0 ? formatDuration(left) : t('draws.closed')}
      </text>
    </Clock>
  );
}

const Card = styled.article`
  ${cardRules}
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 4.75rem 2.375rem 1.5rem auto;
  gap: 0.375rem;
  min-height: 15rem;
  padding: ${token('space.2')} ${token('space.4')} ${token('space.3')};
  content-visibility: auto;
  /* Less than the content of the smallest card, whose height is that of the rule above. */
  contain-intrinsic-size: auto 13rem;
  > [data-more] {
    position: absolute;
    inset: auto 0 0;
    padding: ${token('space.2')} ${token('space.4')};
    background: ${token('color.surface.inverse')};
    color: ${token('color.text.onInverse')};
    font-size: ${token('font.size.caption')};
  }
`;

const Head = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: center;
  > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    font-size: ${token('font.size.price')};
  }
`;

/** Place of a clock whose draw is not known. */
const ClockPlace = styled.span`
  flex: none;
  width: 4.5rem;
`;

const Clock = styled.svg`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  fill: none;
  stroke: ${token('color.surface.fill')};
  stroke-width: 5;
  > [data-left] {
    stroke: ${token('color.accent.fill')};
  }
  > text {
    fill: ${token('color.text.primary')};
    stroke: none;
    font-size: 15px;
    font-weight: ${token('font.weight.strong')};
    text-anchor: middle;
  }
`;

const Numbers = styled.ol`
  display: flex;
  gap: 0.3125rem;
  align-items: center;
  > li {
    display: grid;
    place-items: center;
    width: 2.125rem;
    height: 2.125rem;
    border: 1.5px solid ${token('color.accent.fill')};
    border-radius: ${token('radius.pill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  &[data-kind='k3'] > li {
    border-radius: 6px;
  }
  &[data-kind='racing'] > li {
    width: 1.75rem;
    height: 1.75rem;
    border: 0;
    border-radius: ${token('radius.cell')};
    background: #8a3c1c;
    color: #fff;
    font-size: ${token('font.size.caption')};
  }
  &[data-kind='racing'] > [data-place='0'] {
    background: #1f68ad;
  }
  &[data-kind='racing'] > [data-place='1'] {
    background: #7d5b0c;
  }
  &[data-kind='racing'] > [data-place='2'] {
    background: #1c6257;
  }
  &[data-kind='racing'] > [data-place='3'] {
    background: #583690;
  }
  &[data-kind='keno'] > li {
    width: 1.9375rem;
    height: 1.9375rem;
  }
`;

const Facts = styled.div`
  display: flex;
  justify-content: space-between;
  font-size: ${token('font.size.caption')};
`;

const Former = styled.ol`
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > li {
    display: flex;
    justify-content: space-between;
    border-top: 1px solid ${token('color.line.hairline')};
    line-height: 1.75rem;
  }
  > li > :last-child {
    letter-spacing: 0.04em;
  }
`;
