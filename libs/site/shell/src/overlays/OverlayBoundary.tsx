import { toastActions, useAppDispatch, useServices, useT } from '@pavilion/site-contract';
import { ErrorBoundary } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import { shellMessages } from '../messages/shellMessages.ts';

/** Props of {@link OverlayBoundary}. */
export interface OverlayBoundaryProps {
  /** Name in the log. */
  readonly name: string;
  /** Closes the overlay, so that the player can open it again. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Closes an overlay with a toast if it cannot be loaded or fails to render (F-UI-05). */
export function OverlayBoundary({ name, onClose, children }: OverlayBoundaryProps) {
  const dispatch = useAppDispatch();
  const { logger } = useServices();
  const t = useT(shellMessages);
  const handleError = (error: unknown) => {
    logger.warn('overlay.unavailable', { name, error: String(error) });
    onClose();
    dispatch(toastActions.shown({ kind: 'error', text: t('dialog.failed') }));
  };
  return (
    <ErrorBoundary fallback={() => null} onError={handleError}>
      {children}
    </ErrorBoundary>
  );
}
