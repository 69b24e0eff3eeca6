import { bringIntoView, SupportText, useAppDispatch, useAppSelector } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import { useRead } from '@pavilion/site-data';
import { PauseNotice } from '@pavilion/site-money';
import { Button, EmptyState, Money, Notice, Panel, PanelHead, Skeleton, Table } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { giftExchange } from '@pavilion/wallet/cashier';
import { useWalletT } from '../messages/walletMessages.ts';
import { ReadPanel } from '../reading/ReadPanel.tsx';
import { UnknownNotice } from '../reading/UnknownNotice.tsx';
import { useFailureText } from '../reading/useFailureText.ts';
import { useOnTrue } from '../parts/useOnTrue.ts';
import { Caption, Stack } from '../parts/walletStyles.ts';
import { selectGiftExchange } from '../state/walletState.ts';
import { GiftList } from './GiftList.tsx';
import { giftOffer, type GiftRecord } from './giftOffer.ts';

/** Gifts for points; their value is paid into the centre wallet (§7 promotions). */
export function GiftExchange() {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const read = useRead(giftOffer, {});
  const state = useAppSelector(selectGiftExchange);
  useOnTrue(state.step === 'done', () => void dispatch(giftExchange.actions.dismissed()));
  return (
    <Stack>
      <PauseNotice />
      <GiftNotice />
      <ReadPanel read={read} skeleton={<GiftSkeleton />}>
        {(offer) => (
          <>
            <PanelHead>
              <h2>{t('gifts.title')}</h2>
              <Caption data-testid="gift-points">
                {t('gifts.points')} <Money size="title" text={String(offer.points)} />
              </Caption>
            </PanelHead>
            <GiftList offer={offer} />
          </>
        )}
      </ReadPanel>
      {read.data && <GiftRecords record={read.data.record} />}
    </Stack>
  );
}

const GiftSkeleton = () => (
  <>
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
  </>
);

function GiftNotice() {
  const t = useWalletT();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectGiftExchange);
  if (state.step === 'unknown')
    return (
      <UnknownNotice onCheck={() => dispatch(giftExchange.actions.outcomeQueryRequested())}>
        {t('gifts.title')}
      </UnknownNotice>
    );
  if (state.step !== 'refused') return null;
  return (
    <Notice ref={bringIntoView} role="alert" data-tone="danger">
      <div>
        <strong>{t('gifts.refused')}</strong>
        <SupportText error={state.failure.code}>{failureText(state.failure)}</SupportText>
      </div>
      <Button size="small" variant="quiet" onClick={() => dispatch(giftExchange.actions.dismissed())}>
        {t('close')}
      </Button>
    </Notice>
  );
}

function GiftRecords({ record }: { readonly record: readonly GiftRecord[] }) {
  const t = useWalletT();
  return (
    <Panel data-flush="">
      <Table
        caption={t('gifts.record')}
        rows={record}
        rowKey={({ exchangeId }) => exchangeId}
        columns={[
          {
            id: 'time',
            header: t('records.time'),
            isFigure: true,
            cell: ({ createTime }) => formatInstant(createTime),
          },
          { id: 'gift', header: t('gifts.gift'), cell: ({ giftName }) => giftName },
          {
            id: 'points',
            header: t('gifts.spent'),
            align: 'end',
            isFigure: true,
            cell: ({ points }) => `-${points}`,
          },
          {
            id: 'amount',
            header: t('records.amount'),
            align: 'end',
            isFigure: true,
            cell: ({ amount }) => formatCny(amount, { decimals: 'always', plus: true }),
          },
        ]}
        empty={
          <EmptyState isCompact title={t('gifts.noRecord')}>
            {t('gifts.noRecordHint')}
          </EmptyState>
        }
      />
    </Panel>
  );
}
