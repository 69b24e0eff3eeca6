import { useRead } from '@pavilion/site-data';
import { Tag } from '@pavilion/ui-kit';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Note } from '../parts/rewardStyles.ts';
import { LevelProgress } from '../vip/LevelProgress.tsx';
import { vipData } from '../vip/vipData.ts';
import { WeekProgress } from '../vip/WeekProgress.tsx';
import { Column } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

/** VIP level with the progress towards the next one and the gift of the week (USR-04). */
export function VipPanel() {
  const t = useMemberCentreT();
  const read = useRead(vipData, {});
  return (
    <SummaryPanel
      title="VIP"
      tag={read.data && <Tag tone="vip">{read.data.own.gradeName}</Tag>}
      link={{ to: '/mine/vip', text: t('overview.vip') }}
      read={read}
      height="8rem"
    >
      {({ own, grades, week }) => {
        const next = grades.find(({ grade }) => grade === own.currentGrade + 1);
        return (
          <Column>
            {next ? (
              <>
                <LevelProgress
                  label={t('overview.turnoverTo', { level: next.gradeName })}
                  total={own.totalTurnover}
                  target={next.needTurnover}
                />
                <LevelProgress
                  label={t('overview.depositTo', { level: next.gradeName })}
                  total={own.totalDeposit}
                  target={next.needDeposit}
                />
              </>
            ) : (
              <Note>{t('vip.highest')}</Note>
            )}
            <WeekProgress week={week} />
          </Column>
        );
      }}
    </SummaryPanel>
  );
}
