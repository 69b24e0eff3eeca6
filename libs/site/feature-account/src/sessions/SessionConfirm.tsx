import { createRememberedLogin } from '@pavilion/auth-flows/browser';
import { SupportText, toastActions, useAppDispatch, useFailureText, useServices } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { Notice } from '@pavilion/ui-kit';
import { ConfirmDialog } from '@pavilion/ui-kit/dialog';
import { useSessionT } from './messages/sessionMessages.ts';
import type { MemberSession } from './SessionRow.tsx';

/** Sessions to end: one, or all except the current one. */
export type SessionsToEnd = MemberSession | 'others';

/** Props of {@link SessionConfirm}. */
export interface SessionConfirmProps {
  readonly target: SessionsToEnd;
  readonly onClose: () => void;
}

/** Confirmation that ends sessions. It stays open with the reason if the platform refuses, or if there is no response. */
export function SessionConfirm({ target, onClose }: SessionConfirmProps) {
  const t = useSessionT();
  const toText = useFailureText();
  const { end, isSending, failure } = useSessionEnd(target, onClose);
  const isOne = target !== 'others';
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={t(isOne ? 'confirm.one' : 'confirm.others')}
      confirmLabel={t(isOne ? 'end' : 'endOthers')}
      cancelLabel={t('confirm.cancel')}
      isBusy={isSending}
      onConfirm={end}
      onCancel={onClose}
    >
      {isOne ? t('confirm.oneText', { device: target.device || t('device') }) : t('confirm.othersText')}
      {failure && (
        <Notice role="alert" data-tone="danger">
          <SupportText error={failure.code}>{toText(failure)}</SupportText>
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** Returns the call that ends sessions. With all others, the remembered login of this device is removed too (ruling A1). */
function useSessionEnd(target: SessionsToEnd, onDone: () => void) {
  const t = useSessionT();
  const dispatch = useAppDispatch();
  const { session } = useServices();
  const one = useWrite('sessions.end');
  const others = useWrite('sessions.endOthers');
  const end = async () => {
    const { isDone } = target === 'others' ? await others.send({}) : await one.send({ id: target.id });
    if (!isDone) return;
    if (target === 'others') createRememberedLogin({ store: session }).forget();
    dispatch(toastActions.shown({ kind: 'success', text: t(target === 'others' ? 'done.others' : 'done.one') }));
    onDone();
  };
  return {
    end: () => void end(),
    isSending: one.isSending || others.isSending,
    failure: one.failure ?? others.failure,
  };
}
