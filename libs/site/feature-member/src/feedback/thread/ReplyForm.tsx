import { createId } from '@pavilion/kernel';
import { Button, TextArea } from '@pavilion/ui-kit';
import { useRef, useState, type FormEvent } from 'react';
import { useMemberCentreT } from '../../messages/memberCentreMessages.ts';
import { useWriteAction } from '../../parts/useWriteAction.ts';
import { MAX_CONTENT } from '../form/feedbackDraft.ts';
import { ReplyFields } from './threadStyles.ts';

/** Props of {@link ReplyForm}. */
export interface ReplyFormProps {
  readonly feedbackId: string;
  readonly onSent: () => Promise<void>;
}

/** Field for a further message. The text stays after a failure. */
export function ReplyForm({ feedbackId, onSent }: ReplyFormProps) {
  const t = useMemberCentreT();
  const [content, setContent] = useState('');
  // The same text is sent again with the same request id, and so is stored once after a lost response.
  const attempt = useRef<{ readonly requestId: string; readonly content: string }>(undefined);
  const { run, isSending } = useWriteAction('feedback.addReply');
  const isEmpty = content.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isSending) return;
    if (attempt.current?.content !== content) attempt.current = { requestId: createId(), content };
    if (!(await run({ feedbackId, content }, { requestId: attempt.current.requestId }))) return;
    attempt.current = undefined;
    setContent('');
    await onSent();
  };
  return (
    <ReplyFields onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t('feedback.reply')}
        rows={3}
        maxLength={MAX_CONTENT}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <Button type="submit" isBusy={isSending} aria-disabled={isEmpty}>
        {t('feedback.send')}
      </Button>
    </ReplyFields>
  );
}
