import { toastActions, useAppDispatch, useCopyText, useServices, useT } from '@pavilion/site-contract';
import { Button, CopyIcon, DownloadIcon, ImageIcon } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useRef, useState } from 'react';
import { receiptMessages } from '../messages/receiptMessages.ts';
import { Receipt, toAbsoluteUrl } from './Receipt.tsx';
import { formatReceiptText, type ReceiptDocument } from './receiptDocument.ts';
import { saveReceipt } from './saveReceipt.ts';

/** Props of {@link ReceiptDialog}. */
export interface ReceiptDialogProps {
  readonly document: ReceiptDocument;
  readonly onClose: () => void;
}

/** A receipt with its actions: save as picture, print, copy as text (DSK-09). */
export function ReceiptDialog({ document, onClose }: ReceiptDialogProps) {
  const t = useT(receiptMessages);
  const frame = useRef<HTMLDivElement>(null);
  const { isSaving, save, copy } = useReceiptActions(document, frame);
  return (
    <Dialog
      isOpen
      title={document.kind}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button icon={<CopyIcon />} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button icon={<DownloadIcon />} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <Button variant="primary" icon={<ImageIcon />} isBusy={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div ref={frame}>
        <Receipt document={document} codeLabel={t('code')} />
      </div>
    </Dialog>
  );
}

/** Returns the actions of a receipt. Each reports its result as a toast. */
function useReceiptActions(document: ReceiptDocument, frame: { readonly current: HTMLDivElement | null }) {
  const t = useT(receiptMessages);
  const { brand, i18n } = useServices();
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);
  const brandName = brand.names[i18n.locale()];
  const save = async () => {
    const paper = frame.current?.querySelector<HTMLElement>('[data-receipt]');
    if (!paper) return;
    setSaving(true);
    const source = { brandName, markUrl: brand.assets.logo, paper, url: toAbsoluteUrl(document.path) };
    const isDone = await saveReceipt(document, source).then(
      () => true,
      () => false,
    );
    setSaving(false);
    dispatch(
      toastActions.shown(isDone ? { kind: 'success', text: t('saved') } : { kind: 'error', text: t('saveFailed') }),
    );
  };
  const copyText = useCopyText({ copied: t('copied'), failed: t('copyFailed') });
  const copy = () => copyText(formatReceiptText(brandName, document));
  return { isSaving, save, copy };
}
