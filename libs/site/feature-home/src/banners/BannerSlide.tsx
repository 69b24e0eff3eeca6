import { SiteLink } from '@pavilion/site-contract';
import { GameCover, type CoverArt } from '@pavilion/site-game-ui/covers';
import { ArrowRightIcon, ButtonRoot, token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Target, texts and drawing of a banner. */
export interface Banner {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly art: CoverArt;
}

/** A banner above the hero. While it is not shown, its content cannot be reached. */
export function BannerSlide({ banner, isShown }: { readonly banner: Banner; readonly isShown: boolean }) {
  return (
    <Slide data-shown={isShown || undefined} inert={!isShown}>
      <Picture>
        <GameCover art={banner.art} width={480} />
      </Picture>
      <div>
        <h2>{banner.title}</h2>
        <p>{banner.text}</p>
        <ButtonRoot as={SiteLink} to={banner.to} data-variant="primary" data-size="large">
          {banner.action}
          <ArrowRightIcon />
        </ButtonRoot>
      </div>
    </Slide>
  );
}

const Slide = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  overflow: hidden;
  background: ${token('color.surface.panel')};
  opacity: 0;
  transition: opacity ${token('motion.slow')} ${token('motion.ease')};
  &[data-shown] {
    opacity: 1;
    pointer-events: auto;
  }
  > div {
    position: relative;
    display: grid;
    gap: ${token('space.3')};
    justify-items: start;
    max-width: min(40rem, 60%);
    padding: ${token('space.10')} min(${token('space.12')}, 6%);
  }
  h2 {
    font-size: ${token('font.size.headline')};
    line-height: ${token('font.leading.tight')};
  }
  p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.price')};
  }
  @media (max-width: 47rem) {
    > div {
      max-width: 100%;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Picture = styled.span`
  position: absolute;
  inset: 0 0 0 auto;
  height: 100%;
  aspect-ratio: 4 / 3;
  @media (max-width: 47rem) {
    display: none;
  }
`;
