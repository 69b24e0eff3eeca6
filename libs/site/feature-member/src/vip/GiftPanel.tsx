import { formatInstant } from '@pavilion/site-contract/time';
import { Money, Panel, PanelHead } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { ClaimButton, type ClaimButtonProps } from '../claims/ClaimButton.tsx';
import { useMemberCentreT, type MemberCentreT } from '../messages/memberCentreMessages.ts';
import { GiftRows, Note } from '../parts/rewardStyles.ts';
import type { Gift, VipData, VipWeek } from './vipData.ts';

/** Returns the condition of a gift in words, with the progress of the week. */
function formatCondition({ rewardId }: Gift, { turnover, needTurnover }: VipWeek, t: MemberCentreT): string {
  if (rewardId !== 'week') return t(`vip.condition.${rewardId}`);
  return t('vip.condition.week', { done: formatYuan(turnover), target: formatYuan(needTurnover) });
}

/** Props of {@link GiftPanel}. */
export interface GiftPanelProps extends Pick<ClaimButtonProps, 'isFetching'> {
  readonly data: VipData;
}

/** Gifts of the member's level with condition, end and claim. */
export function GiftPanel({ data: { own, week }, isFetching }: GiftPanelProps) {
  const t = useMemberCentreT();
  const gifts = own.gifts.filter(({ amount }) => amount !== '0.00');
  return (
    <Panel>
      <PanelHead>
        <h2>{t('vip.gifts')}</h2>
      </PanelHead>
      {gifts.length === 0 ? (
        <Note>{t('vip.noGifts')}</Note>
      ) : (
        <GiftRows>
          {gifts.map((gift) => (
            <li key={gift.rewardId}>
              <div>
                <strong>{t(`vip.gift.${gift.rewardId}`)}</strong>
                <small>
                  {formatCondition(gift, week, t)}
                  {gift.endTime !== undefined && gift.state !== 'claimed' && (
                    <> · {t('vip.until', { time: formatInstant(gift.endTime).slice(0, 16) })}</>
                  )}
                </small>
              </div>
              <Money text={formatYuan(gift.amount)} />
              <ClaimButton
                draft={{ activityId: week.activityId, rewardId: gift.rewardId }}
                name={t(`vip.gift.${gift.rewardId}`)}
                state={gift.state}
                isFetching={isFetching}
              />
            </li>
          ))}
        </GiftRows>
      )}
    </Panel>
  );
}
