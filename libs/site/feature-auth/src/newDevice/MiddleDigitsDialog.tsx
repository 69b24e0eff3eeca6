import { newDeviceActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Button, TextField } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState, type FormEvent } from 'react';
import { ButtonPair, Form } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import type { DeviceCheck } from './deviceCheck.ts';

const LENGTH = 4;

/** Prompt for the four masked digits, which prove access to the phone number (NEW-02). */
export function MiddleDigitsDialog({ check }: { readonly check: DeviceCheck }) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const [{ digits, typedAfter }, setTyped] = useState<{ digits: string; typedAfter?: DeviceCheck }>({ digits: '' });
  const cancel = () => dispatch(newDeviceActions.promptCancelled());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    dispatch(newDeviceActions.middleDigitsEntered({ digits }));
  };
  return (
    <Dialog
      isOpen
      size="small"
      dismissal="escape"
      title={t('device.middleTitle')}
      closeLabel={t('login.close')}
      onClose={cancel}
    >
      <Form onSubmit={submit} noValidate>
        <p>{t('device.middleText', { phone: check.maskedPhone })}</p>
        <TextField
          isFigure
          isSecret
          size="large"
          name="middle"
          inputMode="numeric"
          autoComplete="off"
          maxLength={LENGTH}
          label={t('device.middleLabel')}
          value={digits}
          error={typedAfter !== check && check.fieldError === 'middleDigitsRule' && t('device.middleWrong')}
          onChange={(event) => setTyped({ digits: event.target.value.replace(/\D/g, ''), typedAfter: check })}
        />
        <ButtonPair>
          <Button onClick={cancel}>{t('device.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('device.confirm')}
          </Button>
        </ButtonPair>
      </Form>
    </Dialog>
  );
}
