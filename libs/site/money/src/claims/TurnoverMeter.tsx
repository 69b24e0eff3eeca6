import { parseMinor } from '@pavilion/kernel';
import { Meter } from '@pavilion/ui-kit';

/** Props of {@link TurnoverMeter}. */
export interface TurnoverMeterProps {
  readonly label: string;
  readonly done: string;
  readonly required: string;
}

/** Its width needs no exact amount. */
const PARTS = 1_000n;

/** Progress of a turnover requirement. A requirement of nothing is met. */
export function TurnoverMeter({ label, done, required }: TurnoverMeterProps) {
  const [part, whole] = [parseMinor(done) ?? 0n, parseMinor(required) ?? 0n];
  return <Meter label={label} value={Number(whole === 0n ? PARTS : (part * PARTS) / whole)} max={Number(PARTS)} />;
}
