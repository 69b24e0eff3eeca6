import { useT } from '@pavilion/site-contract';
import { Tag, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';

const categories = [
  ['TY', '/game/sport/crty', true],
  ['ZR', '/game/realbet', false],
  ['CP', '/game/lottery', false],
  ['QP', '/game/chess', false],
  ['DJ', '/game/gaming', false],
  ['DZ', '/game/egame', false],
  ['BY', '/game/fishing', false],
] as const;

/** The rooms of the house, each with one plain sentence; says which are open. */
export function Categories() {
  const t = useT(homeMessages);
  return (
    <section aria-labelledby="category-title">
      <Title id="category-title">{t('category.title')}</Title>
      <List>
        {categories.map(([key, path, isOpen]) => (
          <li key={key}>
            <Tile to={path}>
              <Sign aria-hidden="true">
                <use href={`#nav-${key}`} />
              </Sign>
              <strong>{t(`category.${key}`)}</strong>
              <span>{t(`category.${key}.text`)}</span>
              <Tag tone={isOpen ? 'accent' : 'neutral'}>{isOpen ? t('category.open') : t('category.planned')}</Tag>
            </Tile>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: ${token('space.3')};
  font-size: ${token('font.size.title')};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
  overflow: hidden;
  > li {
    margin: 0 0 -1px -1px;
    border: solid ${token('color.line.hairline')};
    border-width: 0 0 1px 1px;
  }
`;

/** The kit's sign of a category, put into the page by the build like the brand's drawing. */
const Sign = styled.svg`
  width: 1em;
  height: 1em;
`;

const Tile = styled(Link)`
  display: grid;
  gap: ${token('space.1')};
  justify-items: start;
  height: 100%;
  padding: ${token('space.5')} ${token('space.4')};
  color: ${token('color.text.primary')};
  text-decoration: none;
  > svg {
    margin-bottom: ${token('space.2')};
    color: ${token('color.accent.text')};
    font-size: 1.75rem;
  }
  > span:not(:last-child) {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  > :last-child {
    align-self: end;
    margin-top: ${token('space.2')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
