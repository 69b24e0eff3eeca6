import type { ResponseOf } from '@pavilion/api-client';
import type { ServiceT } from '../messages/serviceMessages.ts';

/** Order, bet or error of a message, with its details. */
export type Attachment = NonNullable<ResponseOf<'service.conversation'>['list'][number]['attachment']>;

/** Formats the name of an attachment, such as 存款订单. */
export function formatAttachmentName(attachment: Attachment, t: ServiceT): string {
  if (attachment.kind === 'order') return t(`about.order.${attachment.type}`);
  return attachment.kind === 'bet' ? t('about.bet') : t('about.error');
}
