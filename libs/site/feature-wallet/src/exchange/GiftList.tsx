import { useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { PausableButton } from '@pavilion/site-money';
import { EmptyState, Money, token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { giftExchange, isInProgress } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazyConfirm } from '../parts/LazyConfirm.tsx';
import { Caption } from '../parts/walletStyles.ts';
import { selectGiftExchange } from '../state/walletState.ts';
import type { Gift, GiftOffer } from './giftOffer.ts';

/** Gifts with their costs. The exchange button requires a confirmation. */
export function GiftList({ offer: { activityId, gifts, points } }: { readonly offer: GiftOffer }) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const isBusy = isInProgress(useAppSelector(selectGiftExchange));
  const [giftToConfirm, setGiftToConfirm] = useState<Gift>();
  if (activityId === undefined || gifts.length === 0)
    return (
      <EmptyState isCompact title={t('gifts.none')}>
        {t('gifts.noneHint')}
      </EmptyState>
    );
  const exchange = () => {
    if (giftToConfirm)
      dispatch(giftExchange.actions.submitRequested({ draft: { activityId, rewardId: giftToConfirm.rewardId } }));
    setGiftToConfirm(undefined);
  };
  return (
    <>
      <List>
        {gifts.map((gift) => (
          <li key={gift.rewardId}>
            <strong>{gift.name}</strong>
            <Money size="title" text={formatYuan(gift.amount)} />
            <Caption>{t('gifts.cost', { points: gift.target })}</Caption>
            <PausableButton
              isWide
              aria-label={t('gifts.exchangeOf', { name: gift.name })}
              disabled={isBusy || points < Number(gift.target)}
              onClick={() => setGiftToConfirm(gift)}
            >
              {points < Number(gift.target) ? t('gifts.lacking') : t('gifts.exchange')}
            </PausableButton>
          </li>
        ))}
      </List>
      <LazyConfirm
        isOpen={giftToConfirm !== undefined}
        title={t('gifts.confirmTitle', { name: giftToConfirm?.name ?? '' })}
        confirmLabel={t('gifts.exchange')}
        cancelLabel={t('cancel')}
        onConfirm={exchange}
        onCancel={() => setGiftToConfirm(undefined)}
      >
        {giftToConfirm &&
          t('gifts.confirmText', { points: giftToConfirm.target, amount: formatYuan(giftToConfirm.amount) })}
      </LazyConfirm>
    </>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${token('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${token('space.1')};
    padding-top: ${token('space.4')};
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > button {
    margin-top: ${token('space.2')};
  }
`;
