import { SupportText, useT } from '@pavilion/site-contract';
import { ProgressBar, ToastRegion } from '@pavilion/ui-kit';
import { shellMessages } from '../messages/shellMessages.ts';
import { useSite } from '../context/useSite.ts';

/** Progress bar at the top and toasts at the bottom. */
export function Notices() {
  const t = useT(shellMessages);
  const { progress, toasts } = useSite();
  return (
    <>
      <ProgressBar progress={progress} label={t('page.loading')} />
      <ToastRegion
        store={toasts}
        label={t('toast.region')}
        closeLabel={t('dialog.close')}
        renderText={(text) => <SupportText>{text}</SupportText>}
      />
    </>
  );
}
