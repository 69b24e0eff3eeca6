import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import type { DraftPicture } from '../draft/draft.ts';
import { useServiceT } from '../messages/serviceMessages.ts';

/** Pictures of a message; each opens in a new tab. */
export function Pictures({ images }: { readonly images: readonly DraftPicture[] }) {
  const t = useServiceT();
  if (images.length === 0) return null;
  return (
    <Group>
      {images.map(({ imageId, url }) => (
        <a key={imageId} href={url} target="_blank" rel="noopener noreferrer">
          <img src={url} width={128} height={128} alt={t('list.picture')} />
        </a>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  img {
    display: block;
    width: 8rem;
    height: 8rem;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    object-fit: cover;
  }
`;
