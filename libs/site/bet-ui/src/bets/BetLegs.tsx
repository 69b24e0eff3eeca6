import { computeLegFactor, findLegOutcome, findPlay, resolveOddsType, type OddsType } from '@pavilion/domain-sports';
import { Tag, type TagProps } from '@pavilion/ui-kit';
import { LegList } from './betExplanationStyles.ts';
import { useBetT } from './betMessages.ts';
import { formatBetPrice, formatBetSelection, getBetPlayName, getResultName, type BetSelection } from './betTexts.ts';

const TONES: Readonly<Partial<Record<string, TagProps['tone']>>> = { W: 'gain', LW: 'gain', L: 'loss', LL: 'loss' };

/** Legs of a parlay: selection, price, result and factor of each (B5). */
export function BetLegs({
  legs,
  oddsType = 'H',
}: {
  readonly legs: readonly BetSelection[];
  readonly oddsType?: OddsType;
}) {
  return (
    <LegList>
      {legs.map((leg) => (
        <Leg key={`${leg.gameId} ${leg.w} ${leg.r}`} leg={leg} oddsType={oddsType} />
      ))}
    </LegList>
  );
}

function Leg({ leg, oddsType }: { readonly leg: BetSelection; readonly oddsType: OddsType }) {
  const t = useBetT();
  const price = formatBetPrice(leg, oddsType);
  const play = [getBetPlayName(leg, t), findPlay(leg.w) && t(`oddsType.${resolveOddsType(leg.w, oddsType)}`)]
    .filter(Boolean)
    .join(' ');
  return (
    <li>
      <span>{formatBetSelection(leg, t)}</span>
      <span data-part="figures">{price.text}</span>
      <small>
        {play} · {[leg.team_h, leg.team_c].filter(Boolean).join(' - ')}
        {leg.scoreFinal && ` · ${leg.scoreFinal}`}
      </small>
      <span data-part="figures">
        <LegEnd leg={leg} />
      </span>
    </li>
  );
}

function LegEnd({ leg }: { readonly leg: BetSelection }) {
  const t = useBetT();
  if (leg.resultCode === undefined) return <small>{t('series.unsettled')}</small>;
  const factor = computeLegFactor(leg);
  return (
    <>
      <Tag tone={TONES[findLegOutcome(leg) ?? ''] ?? 'neutral'}>{getResultName(leg.resultCode, t)}</Tag>
      {factor !== undefined && <small>×{factor}</small>}
    </>
  );
}
