import { BoardView } from './board/BoardView.tsx';
import { messages } from './messages.ts';
import { PartsView } from './parts/PartsView.tsx';

/** Shows one view of the gallery: `board` (components in use) or `parts` (each component by itself). */
export function Gallery({ view, isTaiwan }: { view: string; isTaiwan: boolean }) {
  const words = isTaiwan ? messages.tw : messages.cn;
  return view === 'parts' ? <PartsView words={words} /> : <BoardView words={words} isTaiwan={isTaiwan} />;
}
