import type { ResponseOf } from '@pavilion/api-client';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';

type Images = ResponseOf<'service.conversation'>['list'][number]['images'];

/** Pictures of a message; each opens in a new tab. */
export function Pictures({ images }: { readonly images: Images }) {
  const t = useServiceT();
  if (images.length === 0) return null;
  return (
    <Group>
      {images.map(({ imageId, url, width, height }) => (
        <a key={imageId} href={url} target="_blank" rel="noopener noreferrer">
          <img src={url} width={width} height={height} alt={t('list.picture')} loading="lazy" />
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
    width: 8rem;
    height: 8rem;
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    object-fit: cover;
  }
`;
