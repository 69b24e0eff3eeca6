import { SiteLink, useT, SPORT_VENUE_PATH } from '@pavilion/site-contract';
import { ArrowRightIcon, ButtonRoot, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';
import { LateBanners } from './LateBanners.tsx';

/** Section with the brand's drawing. Further banners cover it after the visitor's first interaction. */
export function Hero() {
  const t = useT(homeMessages);
  return (
    <Sheet>
      <Art aria-hidden="true">
        <use href="#brand-hero" />
      </Art>
      <HeroText>
        <h2>{t('hero.title')}</h2>
        <p>{t('hero.text')}</p>
        <Ways>
          <ButtonRoot as={SiteLink} to={SPORT_VENUE_PATH} data-variant="primary" data-size="large">
            {t('hero.enter')}
            <ArrowRightIcon />
          </ButtonRoot>
          <ButtonRoot as={Link} to="/app/help/fjcjc" data-variant="quiet" data-size="large">
            {t('hero.rules')}
          </ButtonRoot>
        </Ways>
      </HeroText>
      <LateBanners />
    </Sheet>
  );
}

const Sheet = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  min-height: 18rem;
  overflow: hidden;
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.panel')};
`;

/** Drawing, inserted into the page as a symbol by the build. It is shown once React has taken over. */
const Art = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  transition: opacity ${token('motion.slow')} ${token('motion.ease')};
  [data-ready] & {
    opacity: 1;
  }
`;

const HeroText = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.4')};
  max-width: 40rem;
  padding: ${token('space.10')} min(${token('space.12')}, 6%);
  > h2 {
    font-size: ${token('font.size.display')};
    letter-spacing: 0.02em;
  }
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.price')};
    white-space: pre-line;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  margin-top: ${token('space.2')};
`;
