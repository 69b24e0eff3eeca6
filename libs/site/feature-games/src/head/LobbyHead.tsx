import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Category } from '@pavilion/site-game-ui/lobby';
import { categoryInk } from './categoryInk.ts';
import { HeadArt } from './HeadArt.tsx';

/** Props of {@link LobbyHead}. */
export interface LobbyHeadProps {
  readonly category: Category;
  /** Content below the title: the first action, or the bonus pools. */
  readonly children?: ReactNode;
}

/** Header of a category: name, lead, drawing and colour. */
export function LobbyHead({ category, children }: LobbyHeadProps) {
  const t = useGamesT();
  return (
    <Head style={{ '--ink': categoryInk[category] }}>
      <HeadArt category={category} />
      <HeadText>
        <h1>{t(`title.${category}`)}</h1>
        <p>{t(`lead.${category}`)}</p>
        {children}
      </HeadText>
    </Head>
  );
}

const Head = styled.header`
  /* On a dark ground a hue opposite to the house's own would mix to a grey of neither: there the lines alone carry it. */
  --paper: light-dark(
    color-mix(in oklab, var(--ink) 9%, ${token('color.surface.panel')}),
    ${token('color.surface.panel')}
  );
  position: relative;
  display: grid;
  align-items: center;
  min-height: 13rem;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: var(--paper);
  > svg {
    position: absolute;
    inset: auto min(${token('space.10')}, 3%) 0 auto;
    width: auto;
    height: 12.5rem;
    color: color-mix(in oklab, var(--ink) 82%, ${token('color.text.primary')});
  }
  @media (max-width: 40rem) {
    > svg {
      display: none;
    }
  }
  @media (max-width: 60rem) {
    > svg {
      opacity: 0.24;
    }
  }
`;

const HeadText = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.2')};
  justify-items: start;
  max-width: 34rem;
  padding: ${token('space.6')} min(${token('space.10')}, 6%);
  > h1 {
    font-size: ${token('font.size.display')};
    letter-spacing: 0.04em;
    line-height: ${token('font.leading.tight')};
  }
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.price')};
  }
`;
