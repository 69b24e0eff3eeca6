import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { LegalTopic } from './legalTopic.ts';

const LegalDialog = lazy(() => import('./LegalDialog.tsx').then((file) => ({ default: file.LegalDialog })));

/** Terms and privacy of a form: how to open one, and the dialog to render beside the form, never inside it. */
export function useLegal(): { readonly show: (topic: LegalTopic) => void; readonly dialog: ReactNode } {
  const [topic, setTopic] = useState<LegalTopic>();
  const dialog = topic && (
    <Suspense fallback={null}>
      <LegalDialog
        topic={topic}
        onSwap={() => setTopic(topic === 'terms' ? 'privacy' : 'terms')}
        onClose={() => setTopic(undefined)}
      />
    </Suspense>
  );
  return { show: setTopic, dialog };
}
