import { lazyWithRetry } from '@pavilion/site-contract';
import type { ConfirmDialogProps } from '@pavilion/ui-kit/dialog';
import { useEffect, useState } from 'react';

const load = () => import('./ConfirmBox.tsx');
const ConfirmBox = lazyWithRetry(() => load().then((file) => file.ConfirmBox));

/** Confirmation dialog that is loaded after the page, so that the page does not wait for it. */
export function LazyConfirm(props: ConfirmDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    // A failed load is repeated when the dialog opens.
    load().catch(() => undefined);
  }, []);
  return wasOpened ? <ConfirmBox {...props} /> : null;
}
