import type { CallFailure, ErrorReaction } from '@pavilion/api-client';
import { errorMessages, SupportText, useT } from '@pavilion/site-contract';
import { authMessages } from '../messages/authMessages.ts';
import { Notice } from './authStyles.ts';
import { formatFailure } from './formatFailure.ts';

const titles = {
  maintenance: 'refusal.maintenance',
  region: 'refusal.region',
  popup: 'refusal.suspended',
  suspended: 'refusal.suspended',
  customerService: 'refusal.customerService',
  retryLater: 'refusal.retryLater',
} as const satisfies Partial<Record<ErrorReaction, string>>;

/** Refusal, announced at once. It has a heading if the cause is not the input (ERR-10, F-AUTH-24). */
export function RefusalNotice({ failure }: { readonly failure: CallFailure }) {
  const t = useT(authMessages);
  const text = formatFailure(failure, useT(errorMessages));
  const { reaction } = failure;
  const title = reaction in titles ? t(titles[reaction as keyof typeof titles]) : undefined;
  return (
    <Notice role="alert" data-tone={title ? 'warning' : 'danger'}>
      {title && <strong>{title}</strong>}
      <SupportText error={failure.code}>{text}</SupportText>
    </Notice>
  );
}
