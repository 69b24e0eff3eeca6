import type { ReactNode } from 'react';
import { MineMenu } from './MineMenu.tsx';
import { Content, Frame } from './mineStyles.ts';

/** Member page with the member menu. The page renders its own `h1`. */
export function MineLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <MineMenu />
      <Content>{children}</Content>
    </Frame>
  );
}
