import { useRead, useRefetchAtMidnight } from '@pavilion/site-data';
import { Badge } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { RewardAction } from '../welfare/RewardAction.tsx';
import { welfareData, type Reward } from '../welfare/welfareData.ts';
import { Nothing, Rows } from './overviewStyles.ts';
import { SummaryPanel } from './SummaryPanel.tsx';

const ROWS_MAX = 4;

/** Gifts and rewards that the member can claim now (USR-05). */
export function BenefitPanel() {
  const t = useMemberCentreT();
  const read = useRead(welfareData, {});
  useRefetchAtMidnight(read.refetch);
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
                    <small>{formatFacts(reward)}</small>
                  </div>
                  <RewardAction reward={reward} isFetching={read.isFetching} />
                </div>
              </li>
            ))}
          </Rows>
        )
      }
    </SummaryPanel>
  );
}

/** Activity and amount of a reward; a draw has no amount before it is held. */
const formatFacts = ({ name, source, amount }: Reward): string =>
  [source === name ? '' : source, amount === '0.00' ? '' : formatYuan(amount)]
    .filter((fact) => fact !== '')
    .join(' · ');
