import { toastActions, useAppDispatch } from '@pavilion/site-contract';
import { Button, CopyIcon } from '@pavilion/ui-kit';
import { usePartnersT } from '../messages/partnerMessages.ts';

/** Button that copies a text and confirms it in a toast. */
export function CopyButton({ text }: { readonly text: string }) {
  const t = usePartnersT();
  const dispatch = useAppDispatch();
  const copy = () =>
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => dispatch(toastActions.shown({ kind: 'success', text: t('copied') })),
        () => dispatch(toastActions.shown({ kind: 'error', text: t('copyFailed') })),
      );
  return (
    <Button variant="primary" onClick={() => void copy()}>
      <CopyIcon />
      {t('copy')}
    </Button>
  );
}
