import { SiteLink } from '@pavilion/site-contract';
import { formatInstant } from '@pavilion/site-contract/time';
import type { ReactNode } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import type { FeedbackDetails } from './feedbackView.ts';
import { Bubble, Thread, ThreadPictures } from './threadStyles.ts';

/** Conversation of one feedback. All texts are plain text. */
export function FeedbackThread({ item }: { readonly item: FeedbackDetails }) {
  const { content, createTime, images, replies } = item;
  return (
    <Thread>
      <ThreadMessage author="member" content={content} createTime={createTime}>
        {images.length > 0 && <ImageLinks images={images} />}
        <Subject item={item} />
      </ThreadMessage>
      {replies.map((reply, at) => (
        <ThreadMessage key={at} {...reply} />
      ))}
    </Thread>
  );
}

type ThreadMessageProps = FeedbackDetails['replies'][number] & { readonly children?: ReactNode };

function ThreadMessage({ author, content, createTime, children }: ThreadMessageProps) {
  const t = useMemberCentreT();
  return (
    <Bubble data-own={author === 'member' || undefined}>
      <small>
        <span>{t(author === 'member' ? 'feedback.me' : 'feedback.operator')}</span>
        <time dateTime={new Date(createTime).toISOString()}>{formatInstant(createTime).slice(0, -3)}</time>
      </small>
      <p>{content}</p>
      {children}
    </Bubble>
  );
}

function ImageLinks({ images }: Pick<FeedbackDetails, 'images'>) {
  const t = useMemberCentreT();
  return (
    <ThreadPictures>
      {images.map(({ imageId, url }, at) => (
        <a key={imageId} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={t('picture.number', { number: at + 1 })} loading="lazy" />
        </a>
      ))}
    </ThreadPictures>
  );
}

/** Bet or order that the feedback is about, with a link to its record. */
function Subject({ item: { ticketId, orderNo } }: { readonly item: FeedbackDetails }) {
  const t = useMemberCentreT();
  if (ticketId !== undefined)
    return (
      <small>
        <SiteLink to="/mine/betRecord?tab=all" whenHidden="text">
          {t('feedback.aboutBet', { id: ticketId })}
        </SiteLink>
      </small>
    );
  if (orderNo === undefined) return null;
  return (
    <small>
      <SiteLink to="/mine/transRecord" whenHidden="text">
        {t('feedback.aboutOrder', { id: orderNo })}
      </SiteLink>
    </small>
  );
}
