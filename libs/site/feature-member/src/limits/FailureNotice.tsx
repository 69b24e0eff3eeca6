import type { CallFailure } from '@pavilion/api-client';
import { SupportText, useFailureText } from '@pavilion/site-contract';
import { Notice } from '@pavilion/ui-kit';

/** Props of {@link FailureNotice}. */
export interface FailureNoticeProps {
  readonly failure: CallFailure | undefined;
}

/** Reason why a call of the dialog failed; nothing without a failure. */
export function FailureNotice({ failure }: FailureNoticeProps) {
  const failureText = useFailureText();
  return (
    failure && (
      <Notice role="alert" data-tone="danger">
        <SupportText error={failure.code}>{failureText(failure)}</SupportText>
      </Notice>
    )
  );
}
