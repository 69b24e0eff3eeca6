import { useIsPathHidden } from '@pavilion/site-contract';
import { formatHelpPath, type HelpPage, type HelpSection } from '@pavilion/site-help-content';
import { ButtonRoot, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useHelpT } from '../messages/helpMessages.ts';

interface Props {
  readonly page: HelpPage;
  readonly sections: readonly HelpSection[];
}

/** Sections of the page, related pages, and the way to customer service. */
export function HelpAside({ page, sections }: Props) {
  const t = useHelpT();
  const isHidden = useIsPathHidden();
  const related = page.related.filter((id) => !isHidden(formatHelpPath(id)));
  return (
    <Aside>
      <nav aria-labelledby="help-sections">
        <h2 id="help-sections">{t('aside.page')}</h2>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="help-related">
        <h2 id="help-related">{t('aside.related')}</h2>
        <ul>
          {related.map((id) => (
            <li key={id}>
              <Link to={formatHelpPath(id)}>{t(`page.${id}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {page.id !== 'zxkf' && !isHidden(formatHelpPath('zxkf')) && (
        <section aria-labelledby="help-more">
          <h2 id="help-more">{t('aside.more')}</h2>
          <p>{t('aside.moreText')}</p>
          <ButtonRoot as={Link} to={formatHelpPath('zxkf')} data-variant="secondary">
            {t('aside.contact')}
          </ButtonRoot>
        </section>
      )}
      <small>{t('aside.changed', { date: page.changedOn })}</small>
    </Aside>
  );
}

const Aside = styled.aside`
  position: sticky;
  top: 6rem;
  display: grid;
  gap: ${token('space.4')};
  > nav,
  > section {
    display: grid;
    gap: ${token('space.2')};
    padding: ${token('space.4')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.panel')};
    background: ${token('color.surface.panel')};
  }
  h2 {
    font-size: ${token('font.size.body')};
  }
  ul {
    display: grid;
    gap: ${token('space.1')};
  }
  li > a {
    display: inline-block;
    padding: ${token('space.1')} 0;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  section > a {
    justify-content: center;
    color: ${token('color.text.primary')};
    text-decoration: none;
  }
  p,
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
  @media (max-width: 75rem) {
    grid-column: 2;
    position: static;
  }
  @media (max-width: 48rem) {
    grid-column: 1;
  }
  @media print {
    display: none;
  }
`;
