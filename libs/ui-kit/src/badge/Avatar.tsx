import { useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** Name of the person. Its first character is shown while there is no picture. */
  readonly name: string;
  /** URL of the picture. */
  readonly url?: string;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium' | 'large';
}

/** Round picture of a person, hidden from screen readers: show the name next to it. */
export function Avatar({ name, url, size = 'medium' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const hasPicture = url !== undefined && url !== '' && url !== brokenUrl;
  return (
    <Root aria-hidden="true" data-size={size}>
      {hasPicture ? <img src={url} alt="" decoding="async" onError={() => setBrokenUrl(url)} /> : [...name][0]}
    </Root>
  );
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  overflow: hidden;
  border-radius: ${token('radius.pill')};
  background: ${token('color.accent.soft')};
  color: ${token('color.accent.text')};
  font-weight: ${token('font.weight.strong')};
  text-transform: uppercase;
  &[data-size='small'] {
    width: 1.5rem;
    height: 1.5rem;
    font-size: ${token('font.size.caption')};
  }
  &[data-size='large'] {
    width: 4rem;
    height: 4rem;
    font-size: ${token('font.size.headline')};
  }
  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
