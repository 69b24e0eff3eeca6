import {
  convertPayoutCap,
  formatOdds,
  computeSelectionStake,
  computeSelectionWinnings,
  formatSeriesPrice,
  computeSeriesQuote,
  resolveOddsType,
  findSlipPayoutCapUsd,
  computeSlipTotals,
  type Slip,
} from '@pavilion/domain-sports';
import { parseMinor } from '@pavilion/kernel';
import { useAppSelector } from '@pavilion/site-contract';
import { formatCny, formatYuan } from '@pavilion/wallet';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import type { SportSession } from '../venueFrame/useSportSession.ts';
import { FigureRows, SecondaryText, Notice } from '../parts/DockStyles.ts';
import { toOfferedSlip } from '../slipState/toOfferedSlip.ts';

/** Props of {@link SlipFigures}. */
export interface SlipFiguresProps {
  readonly slip: Slip;
  readonly balance: string | undefined;
  readonly session: SportSession;
}

type FigureRow = readonly [name: string, value: string, isMain?: boolean];

/** Balance, limits, payout cap, and a negative price as text (SLP-08, SLP-12, B6). */
export function SlipFigures({ slip, balance, session }: SlipFiguresProps) {
  const t = useSportsT();
  const offered = toOfferedSlip(slip);
  const { min, max } = slip.limits ?? {};
  return (
    <>
      <FigureList
        rows={[
          [t('slip.balance'), balance === undefined ? t('slip.balanceUnknown') : formatYuan(balance)],
          [t(slip.mode === 'series' ? 'series.limits' : 'slip.limits'), `${formatCny(min)} – ${formatCny(max)}`],
        ]}
      />
      <RiskText slip={offered} />
      <PayoutCapText slip={offered} session={session} />
    </>
  );
}

/** Stake and winnings next to the button that places the order (SLP-09). */
export function SlipTotals({ slip }: Pick<SlipFiguresProps, 'slip'>) {
  return <FigureList rows={useModeFigures(toOfferedSlip(slip))} />;
}

function FigureList({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <FigureRows>
      {rows.map(([name, value, isMain]) => (
        <div key={name} data-main={isMain ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FigureRows>
  );
}

/** Returns the figures of the mode: one bet, several bets, or a parlay with its price and units. */
function useModeFigures(slip: Slip): readonly FigureRow[] {
  const t = useSportsT();
  const { stake, winnings } = computeSlipTotals(slip);
  const count = slip.selections.length;
  if (slip.mode !== 'series' && count === 1)
    return slip.entry === 'win'
      ? [[t('entry.riskAmount'), formatYuan(stake), true]]
      : [[t('slip.win'), formatYuan(winnings), true]];
  if (slip.mode !== 'series')
    return [
      [t('slip.totalStake'), formatYuan(stake)],
      [t('slip.maxWin'), formatYuan(winnings), true],
    ];
  const { systems, units, unitStake } = computeSeriesQuote(slip);
  const isOne = systems.length === 1 && systems[0] === `${count}x1`;
  return [
    ...(isOne ? [[t('series.price'), formatSeriesPrice(slip)] as const] : []),
    [
      t('slip.totalStake'),
      `${t('series.unitsTimes', { count: units, amount: formatYuan(unitStake) })} = ${formatYuan(stake)}`,
    ],
    [t('slip.maxWin'), formatYuan(winnings), true],
  ];
}

/** Risk and winnings as text, for a negative Malay or Indonesian price or a typed amount to win (B6). */
function RiskText({ slip }: { readonly slip: Slip }) {
  const t = useSportsT();
  const { oddsType } = useAppSelector(selectSportView);
  const [held] = slip.selections;
  if (!held || slip.mode === 'series' || slip.selections.length > 1) return null;
  const risk = computeSelectionStake(held, slip.entry);
  const isNegative = formatOdds(held.agreed.price, resolveOddsType(held.playCode, oddsType)).startsWith('-');
  if (!risk || (!isNegative && slip.entry === 'risk')) return null;
  const amount = (minor: bigint) => formatCny(minor, { symbol: false, decimals: 'always' });
  const values = { stake: amount(risk), win: amount(computeSelectionWinnings(held, slip.entry)) };
  return <SecondaryText>{isNegative ? t('slip.negative', values) : t('slip.riskToWin', values)}</SecondaryText>;
}

/** Payout cap per day, with a warning if the winnings can exceed it (§1, SLP-12). */
function PayoutCapText({ slip, session }: Pick<SlipFiguresProps, 'slip' | 'session'>) {
  const t = useSportsT();
  const [first] = slip.selections;
  const cap = findSlipPayoutCapUsd(slip, slip.selections.length === 1 ? first : undefined);
  if (cap === undefined) return null;
  const rate = parseMinor(session.usdRate);
  const capCny = rate === undefined ? undefined : convertPayoutCap(cap, rate);
  const isAbove = capCny !== undefined && (parseMinor(computeSlipTotals(slip).winnings) ?? 0n) > capCny;
  const amount = t('slip.capAmount', { count: Number(cap / 10_000n) / 100 });
  return (
    <>
      <SecondaryText>{t('slip.cap', { amount })}</SecondaryText>
      {isAbove && <Notice>{t('slip.aboveCap', { amount: formatYuan(capCny) })}</Notice>}
    </>
  );
}
