import { Button, TextArea, token } from '@pavilion/ui-kit';
import { useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Draft, DraftChange } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';
import { SubjectPicker } from '../subjects/SubjectPicker.tsx';
import { ComposerTools } from './ComposerTools.tsx';
import { DraftAttachments } from './DraftAttachments.tsx';
import { usePictures } from './usePictures.ts';

/** Largest message, UTF-16 units. */
const MAX_TEXT = 1_000;
/** Length from which the counter is shown. */
const COUNT_FROM = 800;

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: DraftChange) => void;
  readonly onSend: (draft: Draft) => void;
  readonly isMember: boolean;
}

const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;

/** Field for a message, with pictures and an order or bet. A text that is too long is kept and not sent. */
export function Composer({ draft, onChange, onSend, isMember }: Props) {
  const t = useServiceT();
  const [isPicking, setPicking] = useState(false);
  const pictures = usePictures(draft.pictures, onChange);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = draft.text.trim().length;
  const isTooLong = length > MAX_TEXT;
  const canAttach = isMember || draft.subject?.kind === 'error';
  const isEmpty = length === 0 && draft.pictures.length === 0 && !(draft.subject && canAttach);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isTooLong || pictures.isUploading) return field.current?.focus();
    if (!isEmpty) onSend(draft);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file || !isMember) return;
    event.preventDefault();
    pictures.upload(file);
  };
  return (
    <Form onSubmit={submit}>
      {isPicking && <SubjectPicker onPick={(subject) => onChange({ subject })} onClose={() => setPicking(false)} />}
      <DraftAttachments draft={draft} onChange={onChange} canAttach={canAttach} />
      <TextArea
        ref={field}
        label={t('compose.label')}
        isLabelHidden
        rows={3}
        placeholder={t('compose.placeholder')}
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={(event) => isSendKey(event) && submit()}
        onPaste={handlePaste}
        error={isTooLong ? t('compose.tooLong', { max: MAX_TEXT, count: length }) : undefined}
      />
      {pictures.error !== undefined && <Problem role="alert">{pictures.error}</Problem>}
      <Tools>
        {isMember ? (
          <ComposerTools pictures={pictures} isPicking={isPicking} onPick={() => setPicking(!isPicking)} />
        ) : (
          <small>{t('compose.guest')}</small>
        )}
        <Send>
          <small>{length > COUNT_FROM ? t('compose.count', { count: length, max: MAX_TEXT }) : t('compose.key')}</small>
          <Button type="submit" variant="primary" disabled={isEmpty}>
            {t('compose.send')}
          </Button>
        </Send>
      </Tools>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  flex: none;
  gap: ${token('space.2')};
  max-height: 65%;
  padding: ${token('space.3')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  overflow-y: auto;
  textarea {
    max-height: 9rem;
    resize: vertical;
  }
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
`;

const Send = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin-inline-start: auto;
`;

const Problem = styled.p`
  color: ${token('color.text.danger')};
  font-size: ${token('font.size.caption')};
`;
