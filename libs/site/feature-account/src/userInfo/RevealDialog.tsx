import { preparePassword, toCallFailure } from '@pavilion/api-client';
import { md5Hex } from '@pavilion/api-client/md5';
import { useFailureText, useServices } from '@pavilion/site-contract';
import { Button, ButtonRoot, PasswordField } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { RevealForm } from './profileStyles.ts';

/** Props of {@link RevealDialog}. */
export interface RevealDialogProps {
  /** Name of the value. */
  readonly name: string;
  /** Sealed value of `user.memberInfo`. */
  readonly sealed: string;
  readonly hasPassword: boolean;
  readonly onClose: () => void;
  readonly onOpened: (value: string) => void;
}

/** Dialog that requires the second password and opens one sealed value (API-05). Without a second password it leads to its binding. */
export function RevealDialog({ name, sealed, hasPassword, onClose, onOpened }: RevealDialogProps) {
  const t = useAccountT();
  const form = useId();
  const { password, setPassword, error, isBusy, submit } = useReveal(sealed, onOpened);
  return (
    <Dialog
      isOpen
      size="small"
      title={t('reveal.title', { name })}
      closeLabel={t('reveal.close')}
      onClose={onClose}
      actions={
        hasPassword ? (
          <Button variant="primary" type="submit" form={form} isBusy={isBusy}>
            {t('reveal.show')}
          </Button>
        ) : (
          <ButtonRoot as={Link} to="/mine/auth#second" data-variant="primary" onClick={onClose}>
            {t('reveal.setPassword')}
          </ButtonRoot>
        )
      }
    >
      {hasPassword ? (
        <RevealForm
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void submit();
          }}
        >
          <p>{t('reveal.lead')}</p>
          <PasswordField
            label={t('user.secondPassword')}
            showLabel={t('reveal.showPassword')}
            hideLabel={t('reveal.hidePassword')}
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={error}
          />
        </RevealForm>
      ) : (
        <p>{t('reveal.noPassword')}</p>
      )}
    </Dialog>
  );
}

function useReveal(sealed: string, onOpened: (value: string) => void) {
  const t = useAccountT();
  const { api } = useServices();
  const failureText = useFailureText();
  const [typed, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const { password, refusal } = preparePassword(typed);
    if (refusal) return setError(t(`reveal.${refusal}`));
    setBusy(true);
    setError(undefined);
    try {
      const { d, v } = await api.call('site.singleDataDecryption', { data: sealed, secondPassword: md5Hex(password) });
      if (v) return onOpened(d);
      setError(t('reveal.failed'));
    } catch (thrown) {
      setError(failureText(toCallFailure(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return { password: typed, setPassword, error, isBusy, submit };
}
