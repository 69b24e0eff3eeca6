import type { CallFailure, ErrorReaction } from '@pavilion/api-client';
import { errorMessages, useT } from '@pavilion/site-contract';
import { authMessages } from '../messages/authMessages.ts';
import { Notice } from './authParts.ts';
import { formatFailure } from './formatFailure.ts';

const titles = {
  maintenance: 'refusal.maintenance',
  region: 'refusal.region',
  popup: 'refusal.suspended',
  suspended: 'refusal.suspended',
  customerService: 'refusal.customerService',
  retryLater: 'refusal.retryLater',
} as const satisfies Partial<Record<ErrorReaction, string>>;

/** A refusal, read out at once; with a heading of its own where the player should know it is not what was typed (ERR-10, F-AUTH-24). */
export function RefusalNotice({ failure }: { readonly failure: CallFailure }) {
  const t = useT(authMessages);
  const text = formatFailure(failure, useT(errorMessages));
  const { reaction } = failure;
  const title = reaction in titles ? t(titles[reaction as keyof typeof titles]) : undefined;
  return (
    <Notice role="alert" data-tone={title ? 'warning' : 'danger'}>
      {title && <strong>{title}</strong>}
      {text}
    </Notice>
  );
}
