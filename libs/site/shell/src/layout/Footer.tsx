import { SupportText, useServices, useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';
import { Choices } from './choices/Choices.tsx';
import { LOW_WINDOW, PHONE_WINDOWS, upTo } from './nav/headInset.ts';
import { UtilityNav } from './nav/UtilityNav.tsx';

const links = [
  ['footer.terms', '/app/help/gztk'],
  ['footer.privacy', '/app/help/ysgz'],
  ['footer.about', '/app/help/gywm'],
  ['footer.oddsRules', '/app/help/fjcjc'],
  ['footer.help', '/app/help/kh'],
] as const;

/** Information required on every page: minimum age, responsible gambling, territories, records, terms. */
export function Footer() {
  const { brand, i18n } = useServices();
  const t = useT(shellMessages);
  const { minimumAge, disputeDays, recordYears } = brand.jurisdiction;
  const list = brand.territories.map((territory) => t(`territory.${territory}`)).join('、');
  return (
    <Foot>
      <PhoneTools>
        <UtilityNav />
        <Choices />
      </PhoneTools>
      <Inner>
        <Age aria-hidden="true">{minimumAge}+</Age>
        <FooterText>
          <strong>
            {t('footer.age')}
            <span aria-hidden="true"> · </span>
            <Link to="/app/help/bczr">{t('footer.responsible')}</Link>
          </strong>
          <p>
            <SupportText>{t('footer.responsibleText')}</SupportText>
          </p>
          <p>
            {t('footer.territories', { list })}
            {t('footer.records', { years: recordYears, days: disputeDays })}
          </p>
        </FooterText>
        <Links>
          {links.map(([key, path]) => (
            <li key={key}>
              <Link to={path}>{t(key)}</Link>
            </li>
          ))}
        </Links>
      </Inner>
      <Last>
        {brand.names[i18n.locale()]} <span>{t('footer.play')}</span>
      </Last>
    </Foot>
  );
}

/** Services and choices, on phones only: their header does not show them, except the choices in a low window. */
const PhoneTools = styled.div`
  display: none;
  ${LOW_WINDOW} {
    display: block;
    margin-bottom: ${token('space.6')};
  }
  ${upTo(
    PHONE_WINDOWS,
    css`
      display: grid;
      gap: ${token('space.3')};
      margin-bottom: ${token('space.6')};
    `,
  )}
  [data-choices] {
    margin: 0;
  }
  > nav {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Foot = styled.footer`
  margin-top: ${token('space.16')};
  padding: ${token('space.8')} ${token('layout.gutter')};
  border-top: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

const Inner = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  max-width: ${token('layout.content')};
  margin: 0 auto;
`;

const Age = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border: 2px solid ${token('color.line.strong')};
  border-radius: 50%;
  color: ${token('color.text.primary')};
  font-size: ${token('font.size.price')};
  font-weight: ${token('font.weight.strong')};
`;

const FooterText = styled.div`
  display: grid;
  gap: ${token('space.1')};
  flex: 1 1 16rem;
  max-width: 68ch;
  > p {
    text-wrap: balance;
  }
  > strong,
  > strong > a {
    color: ${token('color.text.primary')};
  }
`;

const Links = styled.ul`
  display: grid;
  margin-left: auto;
  grid-template-columns: auto auto;
  gap: 0 ${token('space.6')};
  align-content: start;
  a {
    display: inline-block;
    padding: ${token('space.1')} 0;
    line-height: 1.25rem;
    color: ${token('color.text.secondary')};
  }
`;

const Last = styled.p`
  max-width: ${token('layout.content')};
  margin: ${token('space.6')} auto 0;
  color: ${token('color.text.secondary')};
  > span {
    margin-left: ${token('space.2')};
  }
`;
