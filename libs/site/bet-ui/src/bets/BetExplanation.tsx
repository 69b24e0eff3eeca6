import { computeBetHalves, type BetHalf, type OddsType } from '@pavilion/domain-sports';
import { formatCny } from '@pavilion/wallet';
import { formatInstant } from '@pavilion/site-contract/time';
import { Explained, SumList } from './betExplanationStyles.ts';
import { BetLegs } from './BetLegs.tsx';
import { useBetT, type BetT } from './betMessages.ts';
import { getResultName, getResultReason, type BetRecord } from './betTexts.ts';
import { ParlaySum } from './ParlaySum.tsx';

/** Props of {@link BetExplanation}. */
export interface BetExplanationProps {
  readonly bet: BetRecord;
  /** Odds type of the prices of legs. @default 'H' */
  readonly oddsType?: OddsType;
}

/** Explanation of a bet's result to the cent: result code, half bets, legs, sum, resettlement (SPT-07, B4, B5). */
export function BetExplanation({ bet, oddsType }: BetExplanationProps) {
  const t = useBetT();
  const { status, legs } = bet;
  const isSettled = status === 'settled';
  const isSeries = legs !== undefined && legs.length > 0;
  const reason = isSeries ? '' : formatReason(bet, t);
  return (
    <Explained>
      {isSeries && <BetLegs legs={legs} {...(oddsType ? { oddsType } : {})} />}
      {status === 'rejected' && <p>{t('why.rejected')}</p>}
      {reason && <p>{reason}</p>}
      {isSettled && !isSeries && <Halves bet={bet} />}
      {isSettled && isSeries && <ParlaySum bet={bet} legs={legs} />}
      <Resettled bet={bet} />
    </Explained>
  );
}

const formatReason = ({ status, resultCode }: BetRecord, t: BetT): string =>
  status === 'settled' && resultCode !== undefined ? getResultReason(resultCode, t) : '';

const RESULT_TEXTS: Readonly<Record<BetHalf['end'], (t: BetT) => string>> = {
  won: (t) => t('calc.won'),
  push: (t) => t('calc.push'),
  lost: (t) => t('calc.lost'),
};

function Halves({ bet }: { readonly bet: BetRecord }) {
  const t = useBetT();
  const halves = computeBetHalves(bet);
  if (halves.length === 0) return null;
  return (
    <SumList>
      {halves.map((half) => (
        <li key={half.line}>
          <span>{t('calc.half', { half: half.amount, line: half.line })}</span>
          <span>{RESULT_TEXTS[half.end](t)}</span>
        </li>
      ))}
    </SumList>
  );
}

function Resettled({ bet: { resettledAt, formerResultCode, formerNet } }: { readonly bet: BetRecord }) {
  const t = useBetT();
  if (resettledAt === undefined) return null;
  const formattedNet = formatCny(formerNet, { decimals: 'always', plus: true });
  return (
    <p>
      {t('calc.resettledWhy', {
        time: formatInstant(resettledAt),
        code: formerResultCode === undefined ? '' : getResultName(formerResultCode, t),
        net: formerNet === undefined ? '' : formattedNet,
      })}
    </p>
  );
}
