import { errorRowOf, type ErrorReaction } from '@pavilion/api-client';
import { type FlowFailure, type LoginState } from '@pavilion/auth-flows';
import { errorMessages, useT } from '@pavilion/site-contract';
import { authMessages } from '../messages/authMessages.ts';
import { Notice } from './authParts.ts';
import { refusalText } from './refusalText.ts';

/** Props of {@link LoginNotice}. */
export interface LoginNoticeProps {
  readonly login: LoginState;
  readonly notice?: string;
}

/** What stands above the login form: a refusal, read out at once; or why the form is here. */
export function LoginNotice({ login, notice }: LoginNoticeProps) {
  const t = useT(authMessages);
  if (login.step === 'refused') return <Refusal failure={login.failure} />;
  const text = login.step === 'expired' ? t('login.heldExpired') : notice;
  return text ? (
    <Notice role="status" data-tone="info">
      {text}
    </Notice>
  ) : null;
}

const titles = {
  maintenance: 'refusal.maintenance',
  region: 'refusal.region',
  popup: 'refusal.suspended',
  suspended: 'refusal.suspended',
  customerService: 'refusal.customerService',
  retryLater: 'refusal.retryLater',
} as const satisfies Partial<Record<ErrorReaction, string>>;

/** A refusal with a heading of its own where the player should know it is not the password (ERR-10, F-AUTH-24). */
function Refusal({ failure }: { readonly failure: FlowFailure }) {
  const t = useT(authMessages);
  const text = refusalText(failure, useT(errorMessages));
  const reaction = failure.code === undefined ? 'show' : errorRowOf(failure.code).reaction;
  const title = reaction in titles ? t(titles[reaction as keyof typeof titles]) : undefined;
  return (
    <Notice role="alert" data-tone={title ? 'warning' : 'danger'}>
      {title && <strong>{title}</strong>}
      {text}
    </Notice>
  );
}
