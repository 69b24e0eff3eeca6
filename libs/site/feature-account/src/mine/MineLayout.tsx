import type { ReactNode } from 'react';
import { MineMenu } from './MineMenu.tsx';
import { Content, Frame } from './mineParts.ts';

/** A member page beside the member menu. The page brings its own `h1`. */
export function MineLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <MineMenu />
      <Content>{children}</Content>
    </Frame>
  );
}
