import { computeLegFactor, computeParlayUnits, type ParlayUnit } from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import type { Minor } from '@pavilion/kernel';
import { Formula, SumList } from './betExplanationStyles.ts';
import { useBetT } from './betMessages.ts';
import { formatReturn, type BetSelection, type BetRecord } from './betTexts.ts';

const formatAmount = (amount: string | Minor | undefined): string =>
  formatCny(amount, { symbol: false, decimals: 'always' });

/** Maximum number of paying combinations that are listed. Above it only the sum is shown. */
const MAX_LISTED = 30;

/** Calculation of a parlay's return: the stake times the factors of the legs, for each combination (B5). */
export function ParlaySum({ bet, legs }: { readonly bet: BetRecord; readonly legs: readonly BetSelection[] }) {
  const t = useBetT();
  const units = computeParlayUnits(bet);
  if (units.length === 0) return null;
  return (
    <>
      {units.length === 1 ? <OneSum bet={bet} legs={legs} /> : <UnitSums units={units} />}
      <p>{t('calc.factor')}</p>
    </>
  );
}

function OneSum({ bet, legs }: { readonly bet: BetRecord; readonly legs: readonly BetSelection[] }) {
  const t = useBetT();
  const formula = [formatAmount(bet.unitStake ?? bet.stake), ...legs.map(computeLegFactor)].join(' × ');
  return <Formula>{t('calc.formula', { formula, amount: formatAmount(formatReturn(bet)) })}</Formula>;
}

function UnitSums({ units }: { readonly units: readonly ParlayUnit[] }) {
  const t = useBetT();
  const paid = units.filter(({ returned }) => returned > 0n);
  const total = paid.reduce((sum, { returned }) => sum + returned, 0n);
  return (
    <>
      <Formula>{t('calc.unitsWon', { count: units.length, won: paid.length })}</Formula>
      {paid.length > 0 && paid.length <= MAX_LISTED && (
        <SumList>
          {paid.map(({ legs, returned }, at) => (
            <li key={`${at} ${legs.join('-')}`}>
              <span>{legs.map((number) => t('calc.leg', { number })).join(' × ')}</span>
              <span>¥{formatAmount(returned)}</span>
            </li>
          ))}
        </SumList>
      )}
      <SumList>
        <li>
          <span>{t('calc.returned')}</span>
          <span>¥{formatAmount(total)}</span>
        </li>
      </SumList>
    </>
  );
}
