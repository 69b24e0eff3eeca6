import { formatInstant } from '@pavilion/site-contract/time';
import { useReadPages, type ReadPages, LoadFailure } from '@pavilion/site-data';
import { formatPayAmount, useUnpaidDeposits } from '@pavilion/site-money';
import { Button, EmptyState, SegmentedControl, Skeleton } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { formatYuan } from '@pavilion/wallet';
import { useState, type ReactNode } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import type { Attachment } from './feedbackDraft.ts';
import { ChoiceList } from './formStyles.ts';

/** Props of {@link AttachmentDialog}. */
export interface AttachmentDialogProps {
  readonly onChoose: (attachment: Attachment) => void;
  readonly onClose: () => void;
}

interface Choice extends Attachment {
  /** With its currency. */
  readonly amount: string;
  readonly at: number;
}

const PAGE_SIZE = 20;
const kinds = ['bet', 'order'] as const;

/** Dialog with the member's bets and orders. */
export function AttachmentDialog({ onChoose, onClose }: AttachmentDialogProps) {
  const t = useMemberCentreT();
  const [kind, setKind] = useState<Attachment['kind']>('bet');
  return (
    <Dialog isOpen title={t('feedback.attach')} closeLabel={t('feedback.close')} onClose={onClose}>
      <SegmentedControl
        isWide
        label={t('feedback.attachment')}
        segments={kinds.map((value) => ({ value, label: t(`feedback.kind.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'bet' ? <Bets onChoose={onChoose} /> : <Orders onChoose={onChoose} />}
    </Dialog>
  );
}

function Bets({ onChoose }: Pick<AttachmentDialogProps, 'onChoose'>) {
  const t = useMemberCentreT();
  const pages = useReadPages('feedback.queryMemberBetList', { pageSize: PAGE_SIZE });
  const choices = pages.data
    ?.flatMap(({ list }) => list)
    .map(({ ticketId, league, team_h, team_c, stake, placedAt }): Choice => {
      const match = [team_h, team_c].filter(Boolean).join(' – ');
      return { kind: 'bet', id: ticketId, label: match || league, amount: formatYuan(stake), at: placedAt };
    });
  return (
    <Choices pages={pages} choices={choices} onChoose={onChoose}>
      {t('feedback.noBets')}
    </Choices>
  );
}

function Orders({ onChoose }: Pick<AttachmentDialogProps, 'onChoose'>) {
  const t = useMemberCentreT();
  const pages = useReadPages('transactions.queryDealRecord', { type: '', status: '', pageSize: PAGE_SIZE });
  const orders = pages.data?.flatMap(({ list }) => list);
  const findUnpaid = useUnpaidDeposits(orders);
  const choices = orders?.map((order): Choice => {
    const { type, orderNo, methodName, amount, createdAt } = order;
    const unpaid = findUnpaid(order);
    return {
      kind: 'order',
      id: orderNo,
      label: [t(`feedback.order.${type}`), methodName].filter(Boolean).join(' · '),
      amount: unpaid ? formatPayAmount(unpaid.payAmount, unpaid.payCurrency) : formatYuan(amount),
      at: createdAt,
    };
  });
  return (
    <Choices pages={pages} choices={choices} onChoose={onChoose}>
      {t('feedback.noOrders')}
    </Choices>
  );
}

interface ChoicesProps extends Pick<AttachmentDialogProps, 'onChoose'> {
  readonly pages: Pick<ReadPages<unknown>, 'failure' | 'isFetching' | 'refetch' | 'hasMore' | 'readMore'>;
  readonly choices: readonly Choice[] | undefined;
  /** Text of an empty list. */
  readonly children: ReactNode;
}

function Choices({ pages, choices, onChoose, children }: ChoicesProps) {
  const t = useMemberCentreT();
  const { failure, isFetching, refetch, hasMore, readMore } = pages;
  if (!choices) {
    if (failure) return <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />;
    return <Skeleton height="12rem" />;
  }
  if (choices.length === 0) return <EmptyState drawing="search" isCompact title={children} />;
  return (
    <>
      <ChoiceList>
        {choices.map(({ amount, at, ...attachment }) => (
          <li key={attachment.id}>
            <button type="button" onClick={() => onChoose(attachment)}>
              <span>{attachment.label}</span>
              <span>{amount}</span>
              <small>{attachment.id}</small>
              <small>{formatInstant(at).slice(0, -3)}</small>
            </button>
          </li>
        ))}
      </ChoiceList>
      {hasMore && (
        <Button size="small" isBusy={isFetching} onClick={readMore}>
          {t('load.more')}
        </Button>
      )}
    </>
  );
}
