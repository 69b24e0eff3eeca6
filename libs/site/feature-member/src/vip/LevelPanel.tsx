import { Panel, PanelHead, Tag } from '@pavilion/ui-kit';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';
import { LevelProgress } from './LevelProgress.tsx';
import type { VipData } from './vipData.ts';
import { ProgressGrid } from './vipStyles.ts';
import { WeekProgress } from './WeekProgress.tsx';

/** Own level, the progress towards the next one and that of the week. */
export function LevelPanel({ data: { own, grades, week } }: { readonly data: VipData }) {
  const t = useMemberCentreT();
  const next = grades.find(({ grade }) => grade === own.currentGrade + 1);
  return (
    <Panel>
      <PanelHead>
        <h2>
          {t('vip.ownLevel')} <Tag tone="vip">{own.gradeName}</Tag>
        </h2>
      </PanelHead>
      <ProgressGrid>
        {next && (
          <>
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
          </>
        )}
        <WeekProgress week={week} />
      </ProgressGrid>
      <Note>{next ? t('vip.rule') : t('vip.highest')}</Note>
    </Panel>
  );
}
