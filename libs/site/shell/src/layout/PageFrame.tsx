import { useT } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shellMessages } from '../messages/shellMessages.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { PageLayout } from './nav/headInset.ts';

/** Props of {@link PageFrame}. */
export interface PageFrameProps {
  readonly layout: PageLayout;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** Header, content and footer of a page. */
export function PageFrame({ layout, banner, children }: PageFrameProps) {
  const t = useT(shellMessages);
  return (
    <>
      <Skip href="#main">{t('nav.skip')}</Skip>
      <Header layout={layout} />
      {banner}
      <Main id="main" tabIndex={-1} data-layout={layout}>
        {children}
      </Main>
      {layout !== 'wide' && <Footer />}
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${token('space.2')};
  left: ${token('space.2')};
  z-index: ${token('zIndex.toast')};
  padding: ${token('space.2')} ${token('space.4')};
  background: ${token('color.surface.inverse')};
  color: ${token('color.text.onInverse')};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const Main = styled.main`
  display: block;
  outline: none;
  &[data-layout='main'] {
    box-sizing: content-box;
    max-width: ${token('layout.content')};
    min-height: 60vh;
    margin: 0 auto;
    padding: ${token('space.6')} ${token('layout.gutter')} 0;
  }
`;
