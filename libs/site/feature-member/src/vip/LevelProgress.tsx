import { formatYuan } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { computeProgress } from './computeProgress.ts';
import { Bar, ProgressItem } from './vipStyles.ts';

/** Props of {@link LevelProgress}. */
export interface LevelProgressProps {
  readonly label: string;
  readonly total: string;
  readonly target: string;
  /** Sentence after what is missing, such as the end of the period. */
  readonly note?: string;
}

/** Progress of an amount towards a target, with what is missing. */
export function LevelProgress({ label, total, target, note }: LevelProgressProps) {
  const t = useMemberCentreT();
  const { percent, missing } = computeProgress(total, target);
  return (
    <ProgressItem>
      <span>{label}</span>
      <strong>
        {formatYuan(total)} / {formatYuan(target)}
      </strong>
      <Bar
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${formatYuan(total)} / ${formatYuan(target)}`}
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </Bar>
      <small>
        {missing === 0n ? t('vip.reached') : t('vip.missing', { amount: formatYuan(missing) })}
        {note !== undefined && ` · ${note}`}
      </small>
    </ProgressItem>
  );
}
