import { useRead } from '@pavilion/site-data';
import { Badge, Money } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { RewardAction } from '../welfare/RewardAction.tsx';
import { welfareData } from '../welfare/welfareData.ts';
import { Nothing, Rows } from './overviewParts.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const ROWS_MAX = 4;

/** Gifts and rewards that the member can claim now (USR-05). */
export function BenefitPanel() {
  const t = useMemberCentreT();
  const read = useRead(welfareData, {});
  const due = read.data?.rewards.filter(({ state }) => state === 'claimable') ?? [];
  return (
    <SummaryPanel
      title={t('overview.benefits')}
      tag={due.length > 0 && <Badge>{due.length}</Badge>}
      link={{ to: '/mine/welfare', text: t('overview.allBenefits') }}
      read={read}
      height="6rem"
    >
      {() =>
        due.length === 0 ? (
          <Nothing>{t('overview.noBenefits')}</Nothing>
        ) : (
          <Rows>
            {due.slice(0, ROWS_MAX).map((reward) => (
              <li key={`${reward.activityId}-${reward.rewardId}`}>
                <div>
                  <div>
                    <strong>{reward.name}</strong>
                    <small>
                      {reward.amount === '0.00' ? (
                        reward.source
                      ) : (
                        <Money text={formatCny(reward.amount, { decimals: 'always' })} />
                      )}
                    </small>
                  </div>
                  <RewardAction reward={reward} />
                </div>
              </li>
            ))}
          </Rows>
        )
      }
    </SummaryPanel>
  );
}
