import { Button } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { QuickRow } from './SlipParts.ts';

const QUICK = [100n, 500n, 1_000n] as const;

/** Props of {@link QuickStakes}. */
export interface QuickStakesProps {
  /** Minor units on top of what stands in the box. */
  readonly onAdd: (amount: bigint) => void;
  /** The most that limit and balance allow; absent while the limit is not known. */
  readonly onMost: (() => void) | undefined;
}

/** Quick amounts: some more, or as much as there may be. */
export function QuickStakes({ onAdd, onMost }: QuickStakesProps) {
  const t = useSportsT();
  return (
    <QuickRow>
      {QUICK.map((amount) => (
        <Button
          key={String(amount)}
          size="small"
          aria-label={t('slip.quick', { amount: String(amount) })}
          onClick={() => onAdd(amount * 100n)}
        >
          +{String(amount)}
        </Button>
      ))}
      <Button size="small" disabled={!onMost} onClick={onMost}>
        {t('slip.max')}
      </Button>
    </QuickRow>
  );
}
