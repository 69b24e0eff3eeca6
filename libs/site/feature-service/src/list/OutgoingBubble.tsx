import { useFailureText } from '@pavilion/site-contract';
import { ButtonRoot, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { OutgoingMessage } from '../outbox/createMessageList.ts';
import { Bubble, BubbleText } from './Bubble.tsx';
import { Pictures } from './Pictures.tsx';

interface Props {
  readonly message: OutgoingMessage;
  readonly topicName: string | undefined;
  readonly onEdit: (message: OutgoingMessage) => void;
  readonly onDelete: (requestId: string) => void;
}

/** Message that the platform has not confirmed, or has refused with a reason. */
export function OutgoingBubble({ message, topicName, onEdit, onDelete }: Props) {
  const t = useServiceT();
  const failureText = useFailureText();
  const { body, status, failure, requestId, pictures } = message;
  const text = topicName ?? body.text;
  return (
    <Bubble author="player" name={t('list.you')} foot={t(`list.${status}`)}>
      {text !== '' && <BubbleText data-status={status}>{text}</BubbleText>}
      {body.attachment && <small>{`${t(`about.${body.attachment.kind}`)} ${body.attachment.id}`}</small>}
      <Pictures images={pictures} />
      {failure && (
        <Refusal role="alert">
          {failureText(failure)}
          <span>
            {body.topic === undefined && (
              <ButtonRoot type="button" data-size="small" data-variant="secondary" onClick={() => onEdit(message)}>
                {t('list.edit')}
              </ButtonRoot>
            )}
            <ButtonRoot type="button" data-size="small" data-variant="secondary" onClick={() => onDelete(requestId)}>
              {t('list.delete')}
            </ButtonRoot>
          </span>
        </Refusal>
      )}
    </Bubble>
  );
}

const Refusal = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token('space.2')};
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
  > span {
    display: flex;
    gap: ${token('space.2')};
  }
`;
