import type { ConfirmDialogProps } from '@pavilion/ui-kit/dialog';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazyConfirm } from '../parts/LazyConfirm.tsx';

/** Question before a deposit order is cancelled. */
export function CancelDialog(props: Pick<ConfirmDialogProps, 'isOpen' | 'onCancel' | 'onConfirm'>) {
  const t = useWalletT();
  return (
    <LazyConfirm
      {...props}
      tone="danger"
      title={t('pay.cancelTitle')}
      confirmLabel={t('pay.cancel')}
      cancelLabel={t('pay.keep')}
    >
      {t('pay.cancelText')}
    </LazyConfirm>
  );
}
