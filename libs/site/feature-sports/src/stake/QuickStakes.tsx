import { Button } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { QuickRow } from '../parts/SlipStyles.ts';

const QUICK_AMOUNTS = [100n, 500n, 1_000n] as const;

/** Props of {@link QuickStakes}. */
export interface QuickStakesProps {
  /** Adds minor units to the amount in the box. */
  readonly onAdd: (amount: bigint) => void;
  /** Sets the maximum by limit and balance; absent while the limit is not known. */
  readonly onMax: (() => void) | undefined;
}

/** Buttons that add an amount or set the maximum. */
export function QuickStakes({ onAdd, onMax }: QuickStakesProps) {
  const t = useSportsT();
  return (
    <QuickRow>
      {QUICK_AMOUNTS.map((amount) => (
        <Button
          key={String(amount)}
          size="small"
          aria-label={t('slip.quick', { amount: String(amount) })}
          onClick={() => onAdd(amount * 100n)}
        >
          +{String(amount)}
        </Button>
      ))}
      <Button size="small" disabled={!onMax} onClick={onMax}>
        {t('slip.max')}
      </Button>
    </QuickRow>
  );
}
