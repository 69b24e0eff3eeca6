import type { ConfirmDialogProps } from '@pavilion/ui-kit/dialog';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./ConfirmBox.tsx');
const ConfirmBox = lazy(() => load().then((file) => ({ default: file.ConfirmBox })));

/** Confirmation dialog that is loaded after the page, so that the page does not wait for it. */
export function LateConfirm(props: ConfirmDialogProps) {
  const [wasAsked, setAsked] = useState(false);
  if (props.isOpen && !wasAsked) setAsked(true);
  useEffect(() => {
    // A failed load is repeated when the dialog opens.
    load().catch(() => undefined);
  }, []);
  return <Suspense fallback={null}>{wasAsked && <ConfirmBox {...props} />}</Suspense>;
}
