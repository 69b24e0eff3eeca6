import { usePageTitle } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Category } from '@pavilion/site-game-ui/lobby';

/** Props of {@link LobbyTop}. */
export interface LobbyTopProps {
  readonly category: Category;
  /** Content beside the title: the bonus pools. */
  readonly children?: ReactNode;
}

/** Title bar of a lobby. It is one line, so that games are on the first screen. */
export function LobbyTop({ category, children }: LobbyTopProps) {
  const t = useGamesT();
  const title = t(`title.${category}`);
  usePageTitle(title);
  return (
    <Top>
      <h1>{title}</h1>
      {children}
      <p>{t(`lead.${category}`)}</p>
    </Top>
  );
}

const Top = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.5')};
  min-height: 2.5rem;
  > h1 {
    flex: none;
    font-size: ${token('font.size.title')};
    line-height: ${token('font.leading.tight')};
  }
  > p {
    color: ${token('color.text.muted')};
  }
  > ul ~ p {
    display: none;
  }
  @media (max-width: 47rem) {
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.4')};
  }
`;
