import { useAppSelector, usePageTitle } from '@pavilion/site-contract';
import { PauseNotice } from '@pavilion/site-money';
import { RewardNotice } from '../claims/RewardNotice.tsx';
import { useMemberCentreT } from '../messages/memberCentreMessages.ts';
import { Stack } from '../parts/rewardStyles.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { BenefitPanel } from './BenefitPanel.tsx';
import { BetsPanel } from './BetsPanel.tsx';
import { MemberHead } from './MemberHead.tsx';
import { MessagesPanel } from './MessagesPanel.tsx';
import { OrdersPanel } from './OrdersPanel.tsx';
import { Column, Columns } from './overviewStyles.ts';
import { SecurityPanel } from './SecurityPanel.tsx';
import { VipPanel } from './VipPanel.tsx';

/** `/mine`: home of the member with money, bets, orders, benefits, VIP level, messages and security (USR-01, NAV-06). */
export function OverviewPage() {
  const t = useMemberCentreT();
  const member = useAppSelector((state) => state.session.member);
  usePageTitle(t('overview.page'));
  return (
    <Stack>
      <MemberHead member={member} />
      <PauseNotice />
      <RewardNotice />
      <Columns>
        <Column>
          <BalancePanel />
          <BetsPanel />
          <OrdersPanel />
          <MessagesPanel />
        </Column>
        <Column>
          <VipPanel />
          <BenefitPanel />
          <SecurityPanel member={member} />
        </Column>
      </Columns>
    </Stack>
  );
}
