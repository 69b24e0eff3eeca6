import { parseMinor } from '@pavilion/kernel';
import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import type { DepositLimit } from '@pavilion/site-money';
import { Button, Checkbox, TextField } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { parseAmount } from '@pavilion/wallet/cashier';
import { useId, useRef, useState, type FormEvent } from 'react';
import { FailureNotice } from './FailureNotice.tsx';
import { DialogFields } from './limitStyles.ts';
import { useLimitT } from './messages/limitMessages.ts';

/** Smallest and largest limit, fen. */
const RANGE = { min: 100_00n, max: 10_000_000_00n };

/** Props of {@link LimitDialog}. */
export interface LimitDialogProps {
  readonly limit: DepositLimit;
  readonly onClose: () => void;
}

/** Dialog that changes one deposit limit. It states before the confirmation whether the change applies at once. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const t = useLimitT();
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const draft = useLimitDraft(limit);
  const { submit, isSending, failure } = useLimitChange(limit, onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.amount === undefined) draft.showProblem();
    else void submit(draft.amount);
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={t(`edit.${limit.period}`)}
      initialFocus={field}
      dismissal={isSending ? 'none' : 'escape'}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isSending} onClick={onClose}>
            {t('edit.cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={isSending}>
            {t('edit.save')}
          </Button>
        </>
      }
    >
      <DialogFields as="form" id={form} noValidate onSubmit={handleSubmit}>
        <TextField
          ref={field}
          label={t('edit.amount')}
          isFigure
          size="large"
          maxLength={24}
          prefix={<span aria-hidden="true">¥</span>}
          disabled={draft.isRemoved}
          value={draft.typed}
          onChange={(event) => draft.setTyped(event.target.value)}
          hint={t('edit.range')}
          error={draft.hasProblem ? t('edit.invalid') : undefined}
        />
        {limit.amount !== '' && (
          <Checkbox checked={draft.isRemoved} onChange={(event) => draft.setRemoved(event.target.checked)}>
            {t('edit.remove')}
          </Checkbox>
        )}
        <p role="status">{t(isLooser(limit, draft.amount) ? 'edit.later' : 'edit.now')}</p>
        <FailureNotice failure={failure} />
      </DialogFields>
    </Dialog>
  );
}

/** Whether a new amount is higher than the limit, or removes it; such a change waits for 24 h. */
function isLooser({ amount }: DepositLimit, next: string | undefined): boolean {
  if (amount === '' || next === undefined) return false;
  return next === '' || (parseMinor(next) ?? 0n) > (parseMinor(amount) ?? 0n);
}

/** Typed limit: its amount is empty for no limit, and `undefined` if it is not valid. */
function useLimitDraft(limit: DepositLimit) {
  const [typed, setTyped] = useState(limit.amount.replace(/\.00$/, ''));
  const [isRemoved, setRemoved] = useState(false);
  const [isProblemShown, setProblemShown] = useState(false);
  const reading = parseAmount(typed);
  const isValid = reading.amount !== undefined && reading.amount >= RANGE.min && reading.amount <= RANGE.max;
  return {
    typed,
    setTyped,
    isRemoved,
    setRemoved,
    amount: isRemoved ? '' : isValid ? reading.text : undefined,
    hasProblem: isProblemShown && !isRemoved && !isValid,
    showProblem: () => setProblemShown(true),
  };
}

/** Returns the call that changes the limit. It closes the dialog and states when the change applies. */
function useLimitChange({ period }: DepositLimit, onDone: () => void) {
  const t = useLimitT();
  const dispatch = useAppDispatch();
  const { send, isSending, failure } = useWrite('limits.setDeposit');
  const submit = async (amount: string) => {
    const result = await send({ period, amount });
    if (!result.isDone) return;
    dispatch(toastActions.shown({ kind: 'success', text: t(result.data.isPending ? 'done.later' : 'done.now') }));
    onDone();
  };
  return { submit, isSending, failure };
}
