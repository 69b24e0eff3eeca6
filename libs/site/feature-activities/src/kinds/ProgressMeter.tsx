import { parseMinor } from '@pavilion/kernel';
import { Meter } from '@pavilion/ui-kit';

/** Props of {@link ProgressMeter}. */
export interface ProgressMeterProps {
  readonly label: string;
  /** Decimal text of the wire. */
  readonly progress: string;
  readonly target: string;
}

/** Parts of the bar; its width needs no exact amount. */
const PARTS = 1_000n;

/** Bar of a reward's progress. The figures are shown as text next to it. */
export function ProgressMeter({ label, progress, target }: ProgressMeterProps) {
  const [done, whole] = [parseMinor(progress) ?? 0n, parseMinor(target) ?? 0n];
  const part = whole <= 0n || done >= whole ? PARTS : (done * PARTS) / whole;
  return <Meter label={label} value={Number(part)} max={Number(PARTS)} />;
}
