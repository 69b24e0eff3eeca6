import { useIsPathHidden, useT } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { Tag, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { belowMessages } from '../messages/belowMessages.ts';

const categories = [
  ['TY', '/game/sport'],
  ['ZR', '/game/realbet'],
  ['CP', '/game/lottery'],
  ['QP', '/game/chess'],
  ['DJ', '/game/gaming'],
  ['DZ', '/game/egame'],
  ['BY', '/game/fishing'],
] as const;

/** Categories with a sentence each. The operator marks which are hot or under maintenance (ACT-02). */
export function Categories() {
  const t = useT(belowMessages);
  const { data = [] } = useRead('advertising.navigationList', {});
  const isHidden = useIsPathHidden();
  const shown = categories.filter(([, path]) => !isHidden(path));
  return (
    <section aria-labelledby="category-title">
      <Title id="category-title">{t('category.title')}</Title>
      <List>
        {shown.map(([key, path]) => (
          <li key={key}>
            <Tile to={path}>
              <Sign aria-hidden="true">
                <use href={`#nav-${key}`} />
              </Sign>
              <strong>
                {t(`category.${key}`)}
                <Mark entry={data.find((entry) => entry.key === key)} />
              </strong>
              <span>{t(`category.${key}.text`)}</span>
            </Tile>
          </li>
        ))}
      </List>
    </section>
  );
}

interface Entry {
  readonly isHot: boolean;
  readonly isMaintained: boolean;
}

function Mark({ entry }: { readonly entry: Entry | undefined }) {
  const t = useT(belowMessages);
  if (entry?.isMaintained) return <Tag tone="warning">{t('category.maintained')}</Tag>;
  return entry?.isHot ? <Tag tone="accent">{t('category.hot')}</Tag> : null;
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

/** Icon of a category, inserted into the page by the build like the brand's drawing. */
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
  > strong {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    min-height: 1.5rem;
  }
  > span {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
