import { loginActions, type NewDevice } from '@pavilion/auth-flows';
import { useAppDispatch, useServices, useT } from '@pavilion/site-contract';
import { Button } from '@pavilion/ui-kit';
import { useEffect, useRef } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { paths } from '../paths.ts';
import { ButtonPair, Facts, Notice, Stack } from './authParts.ts';

/** Props of {@link NewDeviceNotice}. */
export interface NewDeviceNoticeProps {
  readonly username: string;
  readonly newDevice: NewDevice;
  /** Leaves the dialog for a page. */
  readonly onLeave: () => void;
}

/** The password was right but the platform does not trust this login (6025 to 6029): what happened and what can be done. */
export function NewDeviceNotice({ username, newDevice, onLeave }: NewDeviceNoticeProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const { navigate } = useServices();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const goToSupport = () => {
    onLeave();
    navigate(paths.support);
  };
  return (
    <Stack>
      <Notice ref={notice} role="alert" tabIndex={-1} data-tone="warning">
        {newDevice.serverText && <strong>{newDevice.serverText}</strong>}
        {t('device.hint')}
      </Notice>
      <Facts>
        <dt>{t('device.account')}</dt>
        <dd>{username}</dd>
        <dt>{t('device.phone')}</dt>
        <dd>{newDevice.maskedPhone || t('device.noPhone')}</dd>
      </Facts>
      <p>{t('device.notYet')}</p>
      <p>{t('device.warning')}</p>
      <ButtonPair>
        <Button onClick={() => dispatch(loginActions.accountSwitched())}>{t('device.switch')}</Button>
        <Button variant="primary" onClick={goToSupport}>
          {t('device.support')}
        </Button>
      </ButtonPair>
    </Stack>
  );
}
