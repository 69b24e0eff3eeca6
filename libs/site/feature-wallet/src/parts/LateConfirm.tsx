import type { ConfirmDialogProps } from '@pavilion/ui-kit/dialog';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./ConfirmBox.tsx');
const ConfirmBox = lazy(() => load().then((file) => ({ default: file.ConfirmBox })));

/** A question that comes down after the page that may ask it, so that the page does not wait for it. */
export function LateConfirm(props: ConfirmDialogProps) {
  const [wasAsked, setAsked] = useState(false);
  if (props.isOpen && !wasAsked) setAsked(true);
  useEffect(() => {
    // One that did not come down is asked for again when it is needed.
    load().catch(() => undefined);
  }, []);
  return <Suspense fallback={null}>{wasAsked && <ConfirmBox {...props} />}</Suspense>;
}
