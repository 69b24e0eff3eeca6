import { Icon, IconButton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { Draft } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';
import { SubjectChip } from '../subjects/SubjectChip.tsx';

interface Props {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly canAttach: boolean;
}

/** Order, bet, error and pictures of the message that is being written, each with a button that removes it. */
export function DraftAttachments({ draft: { subject, pictures }, onChange, canAttach }: Props) {
  const t = useServiceT();
  return (
    <>
      {subject && (
        <SubjectChip subject={subject} canAttach={canAttach} onRemove={() => onChange({ subject: undefined })} />
      )}
      {pictures.length > 0 && (
        <Pictures>
          {pictures.map(({ imageId, url }, index) => (
            <li key={imageId}>
              <img src={url} alt={t('compose.pictureNumber', { number: index + 1 })} width={56} height={56} />
              <IconButton
                size="small"
                label={t('compose.removePicture', { number: index + 1 })}
                onClick={() => onChange({ pictures: pictures.filter((each) => each.imageId !== imageId) })}
              >
                <Icon name="close" />
              </IconButton>
            </li>
          ))}
        </Pictures>
      )}
    </>
  );
}

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: start;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    overflow: hidden;
  }
  img {
    object-fit: cover;
  }
`;
