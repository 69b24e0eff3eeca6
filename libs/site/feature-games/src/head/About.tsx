import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { Category } from '@pavilion/site-game-ui/lobby';

/** Marketing text of a category (NAV-14). */
export function About({ category }: { readonly category: Category }) {
  const t = useGamesT();
  return (
    <Block>
      <h2>{t(`about.${category}.title`)}</h2>
      <p>{t(`about.${category}`)}</p>
    </Block>
  );
}

const Block = styled.section`
  display: grid;
  gap: ${token('space.2')};
  padding-top: ${token('space.5')};
  border-top: 1px solid ${token('color.line.hairline')};
  > h2 {
    font-size: ${token('font.size.price')};
  }
  > p {
    max-width: 84ch;
    color: ${token('color.text.secondary')};
    line-height: ${token('font.leading.text')};
  }
`;
