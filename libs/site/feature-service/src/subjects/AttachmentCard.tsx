import type { ErrorMessageKey } from '@pavilion/api-client';
import { errorMessages, useIsPathHidden, useT } from '@pavilion/site-contract';
import { formatPayAmount } from '@pavilion/site-money';
import { token } from '@pavilion/ui-kit';
import { formatYuan } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import { formatAttachmentName, type Attachment } from './formatAttachmentName.ts';

/** Order, bet or error that a message is about. Orders and bets link to the member's record. */
export function AttachmentCard({ attachment }: { readonly attachment: Attachment }) {
  const t = useServiceT();
  const formatError = useT(errorMessages);
  const isHidden = useIsPathHidden();
  const name = formatAttachmentName(attachment, t);
  if (attachment.kind === 'error')
    return (
      <Card>
        <strong>
          {name} {attachment.id}
        </strong>
        <span>{formatError(`error.${attachment.id}` as ErrorMessageKey)}</span>
      </Card>
    );
  const isBet = attachment.kind === 'bet';
  const path = isBet ? '/mine/betRecord' : '/mine/transRecord';
  const status = !isBet && attachment.unpaid ? 'unpaid' : attachment.status;
  return (
    <Card {...(isHidden(path) ? {} : { as: Link, to: path })}>
      <strong>
        {name}
        <Status data-status={status}>{t(`status.${status}`)}</Status>
      </strong>
      {isBet && (
        <span>
          {attachment.selections > 1
            ? t('about.selections', { count: attachment.selections })
            : `${attachment.team_h} – ${attachment.team_c}`}
        </span>
      )}
      <Figures>
        <span>{attachment.id}</span>
        <span>{isBet ? formatYuan(attachment.stake) : formatAmount(attachment)}</span>
      </Figures>
    </Card>
  );
}

/** Formats the amount of an order; of an unpaid deposit the one to pay, as in the cashier. */
const formatAmount = ({ amount, unpaid }: Extract<Attachment, { kind: 'order' }>): string =>
  unpaid ? formatPayAmount(unpaid.payAmount, unpaid.payCurrency) : formatYuan(amount);

const Card = styled.div`
  display: grid;
  gap: ${token('space.1')};
  min-width: min(16rem, 100%);
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-inline-start: 3px solid ${token('color.accent.fill')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  font-size: ${token('font.size.caption')};
  text-align: start;
  text-decoration: none;
  &:is(a):hover {
    border-color: ${token('color.accent.fill')};
  }
  strong {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.2')};
  }
  > span {
    color: ${token('color.text.secondary')};
  }
`;

const Status = styled.span`
  color: ${token('color.text.secondary')};
  font-weight: ${token('font.weight.regular')};
  &[data-status='failed'],
  &[data-status='rejected'] {
    color: ${token('color.status.danger')};
  }
  &[data-status='success'] {
    color: ${token('color.status.success')};
  }
`;

const Figures = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-family: ${token('font.family.figure')};
  font-variant-numeric: tabular-nums;
  > :last-child {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
`;
