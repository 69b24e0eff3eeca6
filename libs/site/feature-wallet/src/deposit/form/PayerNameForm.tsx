import { validateRealName } from '@pavilion/auth-flows';
import { sessionActions, useAppDispatch, useServices } from '@pavilion/site-contract';
import { useWrite } from '@pavilion/site-data';
import { Button, Notice, TextField } from '@pavilion/ui-kit';
import { useState } from 'react';
import { useWalletT } from '../../messages/walletMessages.ts';
import { useFailureText } from '../../reading/useFailureText.ts';
import { PayerForm } from './depositStyles.ts';

/** Maximum length of a name on the platform. */
const MAX_LENGTH = 50;

/** Binds the real name that the payment method requires, without leaving the deposit (USR-02). It can be submitted once. */
export function PayerNameForm() {
  const t = useWalletT();
  const { name, setName, error, isSending, submit } = usePayerName();
  return (
    <Notice data-tone="warning">
      <PayerForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) void submit();
        }}
      >
        <p>{t('deposit.payerUnbound')}</p>
        <TextField
          label={t('deposit.payerName')}
          autoComplete="name"
          maxLength={MAX_LENGTH}
          value={name}
          onChange={({ target }) => setName(target.value)}
          hint={t('deposit.payerOnce')}
          error={error}
        />
        <Button type="submit" isBusy={isSending}>
          {t('deposit.bindPayer')}
        </Button>
      </PayerForm>
    </Notice>
  );
}

function usePayerName() {
  const t = useWalletT();
  const { api, logger } = useServices();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { send, isSending } = useWrite('user.bindFromDeposit');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = async () => {
    const problem = validateRealName(name);
    setError(problem && t(`deposit.payer.${problem}`));
    if (problem) return;
    const result = await send({ realName: name.trim() });
    if (!result.isDone) setError(failureText(result.failure));
    // After a lost response too, because the name may have been stored (F-API-03).
    try {
      dispatch(sessionActions.memberLoaded(await api.call('user.memberInfo', {})));
    } catch (thrown) {
      logger.warn('deposit.memberUnavailable', { error: String(thrown) });
    }
  };
  return { name, setName, error, isSending, submit };
}
