import { styled } from 'styled-components';
import { token } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';
import { Board } from './Board.tsx';
import { BoardHeader } from './BoardHeader.tsx';
import { Dock } from './Dock.tsx';
import { SportSidebar } from './SportSidebar.tsx';

/** A sports board made of the components, to review density, rhythm and colour. */
export function BoardView({ words, isTaiwan }: { words: MessageSet; isTaiwan: boolean }) {
  return (
    <>
      <BoardHeader words={words} isTaiwan={isTaiwan} />
      <Main>
        <SportSidebar words={words} />
        <Board words={words} />
        <Dock words={words} />
      </Main>
    </>
  );
}

const Main = styled.div`
  display: grid;
  grid-template-columns: ${token('layout.rail')} 1fr ${token('layout.dock')};
  min-height: calc(100vh - ${token('layout.header')});
`;
