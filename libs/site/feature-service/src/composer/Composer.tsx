import { Button, Icon, IconButton, TextArea, token } from '@pavilion/ui-kit';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';
import type { Draft } from './draft.ts';
import { PICTURE_TYPES } from './readPictureFile.ts';
import { SubjectPicker } from './SubjectPicker.tsx';
import { usePictures } from './usePictures.ts';

/** Largest message, UTF-16 units. */
const MAX_TEXT = 1_000;
/** Length from which the counter is shown. */
const COUNT_FROM = 800;

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSend: (draft: Draft) => void;
  readonly isMember: boolean;
}

/** Field for a message, with pictures and an order or bet. A text that is too long is kept and not sent. */
export function Composer({ draft, onChange, onSend, isMember }: Props) {
  const t = useServiceT();
  const [isPicking, setPicking] = useState(false);
  const {
    upload,
    isUploading,
    error: pictureError,
  } = usePictures(draft.pictures, (pictures) => onChange({ pictures }));
  const length = draft.text.trim().length;
  const isTooLong = length > MAX_TEXT;
  const isEmpty = length === 0 && draft.pictures.length === 0 && !draft.subject;
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isTooLong || isUploading) return field.current?.focus();
    if (!isEmpty) onSend(draft);
  };
  const handleKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing) submit();
  };
  return (
    <Form onSubmit={submit}>
      {isPicking && (
        <SubjectPicker
          onPick={(subject) => {
            onChange({ subject });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
      <Attached draft={draft} onChange={onChange} />
      <TextArea
        ref={field}
        label={t('compose.label')}
        isLabelHidden
        rows={3}
        placeholder={t('compose.placeholder')}
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={handleKey}
        error={isTooLong ? t('compose.tooLong', { max: MAX_TEXT, count: length }) : undefined}
      />
      {pictureError !== undefined && <Problem role="alert">{pictureError}</Problem>}
      <Tools>
        {isMember ? (
          <MemberTools isUploading={isUploading} upload={upload} onPick={() => setPicking((isOpen) => !isOpen)} />
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

interface MemberToolsProps {
  readonly isUploading: boolean;
  readonly upload: (file: File) => void;
  readonly onPick: () => void;
}

function MemberTools({ isUploading, upload, onPick }: MemberToolsProps) {
  const t = useServiceT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Start>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('compose.picture')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) upload(file);
        }}
      />
      <Button variant="quiet" type="button" isBusy={isUploading} onClick={() => input.current?.click()}>
        <Icon name="image" />
        {t(isUploading ? 'compose.uploading' : 'compose.picture')}
      </Button>
      <Button variant="quiet" type="button" onClick={onPick}>
        <Icon name="slip" />
        {t('compose.attach')}
      </Button>
    </Start>
  );
}

function Attached({ draft: { subject, pictures }, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const t = useServiceT();
  if (!subject && pictures.length === 0) return null;
  return (
    <Chips>
      {subject && (
        <Chip data-subject={subject.kind}>
          <span>
            <strong>{t(`about.${subject.kind}`)}</strong> {subject.id}
            <small>{t('about.attached')}</small>
          </span>
          <IconButton label={t('about.remove')} onClick={() => onChange({ subject: undefined })}>
            <Icon name="close" />
          </IconButton>
        </Chip>
      )}
      {pictures.map(({ imageId, url }, index) => (
        <Chip key={imageId}>
          <img src={url} alt="" width={40} height={40} />
          <IconButton
            label={t('compose.removePicture', { number: index + 1 })}
            onClick={() => onChange({ pictures: pictures.filter((each) => each.imageId !== imageId) })}
          >
            <Icon name="close" />
          </IconButton>
        </Chip>
      ))}
    </Chips>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  textarea {
    max-height: 12rem;
    resize: vertical;
  }
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')};
`;

const Send = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin-left: auto;
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.1')} ${token('space.1')} ${token('space.1')} ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.hover')};
  font-size: ${token('font.size.caption')};
  small {
    display: block;
  }
  img {
    border-radius: ${token('radius.cell')};
    object-fit: cover;
  }
`;

const Problem = styled.p`
  color: ${token('color.status.danger')};
  font-size: ${token('font.size.caption')};
`;
