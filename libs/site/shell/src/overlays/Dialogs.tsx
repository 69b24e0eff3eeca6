import {
  dialogActions,
  toastActions,
  useAppDispatch,
  useAppSelector,
  useServices,
  useT,
  type DialogKind,
  type DialogRequest,
} from '@pavilion/site-contract';
import { ErrorBoundary } from '@pavilion/ui-kit';
import { createElement, useEffect, useEffectEvent, useState } from 'react';
import { shellMessages } from '../messages/shellMessages.ts';
import { useSite } from '../context/useSite.ts';
import type { SiteWithFeatures } from '../features/runningSite.ts';
import { findDialog, type AnyDialog } from './findDialog.ts';

/** Open dialogs, each loaded on first use. A dialog that cannot be loaded is closed with a toast. */
export function Dialogs() {
  const dialogs = useAppSelector((state) => state.ui.dialogs);
  return dialogs.map((request) => <HostedDialog key={request.kind} request={request} />);
}

const fetched = new Map<DialogKind, AnyDialog>();

/** Loads the dialog of a kind with the texts and state of its feature, and keeps it. */
export async function fetchDialog(kind: DialogKind, site: SiteWithFeatures): Promise<AnyDialog> {
  const dialog = fetched.get(kind) ?? (await findDialog(kind, site));
  fetched.set(kind, dialog);
  return dialog;
}

function HostedDialog({ request }: { readonly request: DialogRequest }) {
  const dispatch = useAppDispatch();
  const close = () => dispatch(dialogActions.closed(request.kind));
  const handleFailure = useDialogFailureHandler(request.kind);
  const Dialog = useDialog(request.kind, handleFailure);
  if (!Dialog) return null;
  return (
    <ErrorBoundary fallback={() => null} onError={handleFailure}>
      {createElement(Dialog, { request, close })}
    </ErrorBoundary>
  );
}

function useDialog(kind: DialogKind, handleFailure: (error: unknown) => void): AnyDialog | undefined {
  const { features, store, progress } = useSite();
  const services = useServices();
  const [dialog, setDialog] = useState(() => fetched.get(kind));
  const onFailed = useEffectEvent(handleFailure);
  useEffect(() => {
    if (dialog) return undefined;
    let isGone = false;
    const done = progress.start();
    fetchDialog(kind, { features, services, store })
      .then((found) => !isGone && setDialog(() => found))
      .catch((error: unknown) => !isGone && onFailed(error))
      .finally(done);
    return () => {
      isGone = true;
      done();
    };
  }, [dialog, kind, features, services, store, progress]);
  return dialog;
}

function useDialogFailureHandler(kind: DialogKind): (error: unknown) => void {
  const dispatch = useAppDispatch();
  const { logger } = useServices();
  const t = useT(shellMessages);
  return (error) => {
    logger.warn('dialog.unavailable', { kind, error: String(error) });
    dispatch(dialogActions.closed(kind));
    dispatch(toastActions.shown({ kind: 'error', text: t('dialog.failed') }));
  };
}
