import type { ResponseOf } from '@pavilion/api-client';
import { formatInstant } from '@pavilion/site-contract/time';
import { useServiceT } from '../messages/serviceMessages.ts';
import { AttachmentCard } from '../subjects/AttachmentCard.tsx';
import { Bubble, BubbleText } from './Bubble.tsx';
import { Pictures } from './Pictures.tsx';

interface Props {
  readonly message: ResponseOf<'service.conversation'>['list'][number];
  readonly topicName: string | undefined;
}

/** Message that the platform has stored: text, attachment and pictures. */
export function MessageItem({ message, topicName }: Props) {
  const t = useServiceT();
  const { author, text, attachment, images, createTime } = message;
  return (
    <Bubble
      author={author}
      name={t(author === 'player' ? 'list.you' : `list.${author}`)}
      foot={<time>{formatInstant(createTime)}</time>}
    >
      {topicName !== undefined && <BubbleText>{topicName}</BubbleText>}
      {text !== '' && <BubbleText>{text}</BubbleText>}
      {attachment && <AttachmentCard attachment={attachment} />}
      <Pictures images={images} />
    </Bubble>
  );
}
