import type { OutboxEntry } from '@pavilion/chat-socket';
import { ClockIcon } from '@pavilion/ui-kit';
import type { ChatT } from '../messages/chatMessages.ts';
import { BetCard } from '../sharedSlip/BetCard.tsx';
import { DeliveryState, Message, MessageText } from './messageStyles.ts';

const KNOWN = ['6003', '6004', '6007', '6008'] as const;

function failureText(code: number, t: ChatT): string {
  const known = KNOWN.find((each) => each === String(code));
  return known ? t(`failed.${known}`) : t('failed.other', { code: String(code) });
}

/** Props of {@link WaitingRow}. */
export interface WaitingRowProps {
  readonly rowKey: string;
  readonly entry: OutboxEntry;
  /** Whether the link is ready. */
  readonly isLinked: boolean;
  readonly onResend: (cid: string) => void;
  readonly onDiscard: (cid: string) => void;
  readonly t: ChatT;
}

/** A message that the server has not acknowledged: it is waiting, or was refused and can be sent again. */
export function WaitingRow({ rowKey, entry, isLinked, onResend, onDiscard, t }: WaitingRowProps) {
  const { cid, failure } = entry;
  return (
    <Message data-row={rowKey} data-own="" aria-label={t('me')}>
      {entry.msg !== '' && <MessageText>{entry.msg}</MessageText>}
      {entry.body && <BetCard bet={entry.body} isOwn />}
      {failure === undefined ? (
        <DeliveryState>
          <ClockIcon />
          {t(isLinked ? 'pending' : 'queued')}
        </DeliveryState>
      ) : (
        <DeliveryState data-failed="">
          <span>{failureText(failure, t)}</span>
          <button type="button" onClick={() => onResend(cid)}>
            {t('resend')}
          </button>
          <button type="button" onClick={() => onDiscard(cid)}>
            {t('discard')}
          </button>
        </DeliveryState>
      )}
    </Message>
  );
}
