import { useServices } from '@pavilion/site-contract';
import { Button, Notice } from '@pavilion/ui-kit';
import { useWalletT } from '../messages/walletMessages.ts';
import type { WithdrawInfo } from './withdrawOptions.ts';

/** Requirements that block a withdrawal, each with a link (WAL-05, GRD-03). */
export function Requirements({ info }: { readonly info: WithdrawInfo }) {
  const t = useWalletT();
  const { navigate } = useServices();
  const missing = [
    ...(info.bindPhone ? [] : [{ text: t('withdraw.needPhone'), path: '/mine/auth#phone' }]),
    ...(info.realName === '' ? [{ text: t('withdraw.needName'), path: '/mine/auth#realName' }] : []),
    ...(info.secondPassword === 'unset' ? [{ text: t('withdraw.needPassword'), path: '/mine/auth#second' }] : []),
  ];
  return (
    <>
      {missing.map(({ text, path }) => (
        <Notice key={path} data-tone="warning">
          {text}
          <Button size="small" onClick={() => navigate(path)}>
            {t('withdraw.toSettings')}
          </Button>
        </Notice>
      ))}
      {info.secondPassword === 'locked' && <Notice data-tone="danger">{t('withdraw.passwordLocked')}</Notice>}
    </>
  );
}
