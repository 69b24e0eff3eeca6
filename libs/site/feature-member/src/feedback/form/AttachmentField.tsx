import { lazyWithRetry } from '@pavilion/site-contract';
import { Button, CloseIcon, IconButton, PlusIcon } from '@pavilion/ui-kit';
import { useState } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import type { Attachment } from './feedbackDraft.ts';
import { Attached, FieldLabel } from './formStyles.ts';

const AttachmentDialog = lazyWithRetry(() => import('./AttachmentDialog.tsx').then((file) => file.AttachmentDialog));

/** Props of {@link AttachmentField}. */
export interface AttachmentFieldProps {
  readonly attachment: Attachment | undefined;
  readonly onChange: (attachment: Attachment | undefined) => void;
}

/** Bet or order that the feedback is about, chosen from the member's lists. */
export function AttachmentField({ attachment, onChange }: AttachmentFieldProps) {
  const t = useMemberCentreT();
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  return (
    <div role="group" aria-label={t('feedback.attachment')}>
      <FieldLabel aria-hidden="true">{t('feedback.attachment')}</FieldLabel>
      {attachment ? (
        <Attached>
          <span>
            {attachment.label}
            <small>{attachment.id}</small>
          </span>
          <IconButton size="small" label={t('feedback.detach')} onClick={() => onChange(undefined)}>
            <CloseIcon />
          </IconButton>
        </Attached>
      ) : (
        <Button icon={<PlusIcon />} onClick={() => setChoosing(true)}>
          {t('feedback.attach')}
        </Button>
      )}
      {isChoosing && (
        <AttachmentDialog
          onClose={close}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </div>
  );
}
