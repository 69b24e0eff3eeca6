import { Panel, PanelHead, Tag } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardParts.ts';
import { computeProgress } from './computeProgress.ts';
import type { VipData } from './vipData.ts';
import { Bar, ProgressGrid, ProgressItem } from './vipParts.ts';

const formatYuan = (amount: bigint | string) => formatCny(amount, { decimals: 'always' });

/** Own level and the progress towards the next one. */
export function LevelPanel({ data: { own, grades } }: { readonly data: VipData }) {
  const t = useMemberCentreT();
  const next = grades.find(({ grade }) => grade === own.currentGrade + 1);
  return (
    <Panel>
      <PanelHead>
        <h2>
          {t('vip.ownLevel')} <Tag tone="vip">{own.gradeName}</Tag>
        </h2>
      </PanelHead>
      {next && (
        <ProgressGrid>
          <LevelProgress
            label={t('vip.toNextTurnover', { level: next.gradeName })}
            total={own.totalTurnover}
            target={next.needTurnover}
          />
          <LevelProgress
            label={t('vip.toNextDeposit', { level: next.gradeName })}
            total={own.totalDeposit}
            target={next.needDeposit}
          />
        </ProgressGrid>
      )}
      <Note>{next ? t('vip.rule') : t('vip.highest')}</Note>
    </Panel>
  );
}

interface LevelProgressProps {
  readonly label: string;
  readonly total: string;
  readonly target: string;
}

function LevelProgress({ label, total, target }: LevelProgressProps) {
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
      <small>{missing === 0n ? t('vip.reached') : t('vip.missing', { amount: formatYuan(missing) })}</small>
    </ProgressItem>
  );
}
