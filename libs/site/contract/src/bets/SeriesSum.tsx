import { formatCny } from '@pavilion/wallet';
import { Formula } from './betExplanationParts.ts';
import { useBetT } from './betMessages.ts';
import { returnedText, type BetPick, type BetRecord } from './betWords.ts';
import { legFactor } from './legFactor.ts';

const money = (text: string | undefined): string => formatCny(text, { symbol: false, decimals: 'always' });

/** How what a series paid adds up: stake times the factor of every leg (B5). */
export function SeriesSum({ bet, legs }: { readonly bet: BetRecord; readonly legs: readonly BetPick[] }) {
  const t = useBetT();
  const factors = legs.map(legFactor);
  const returned = money(returnedText(bet));
  if (factors.includes(undefined)) return null;
  const formula = [money(bet.unitStake ?? bet.stake), ...factors].join(' × ');
  return (
    <>
      {(bet.units ?? 1) === 1 && <Formula>{t('calc.formula', { formula, amount: returned })}</Formula>}
      <p>{t('calc.factor')}</p>
    </>
  );
}
