import { createRoot } from 'react-dom/client';
import fontUrl from '../assets/pavilion-latin.woff2?url';
import { baseCss, buildFontFaceCss, mainCnTheme, mainTwTheme, buildThemeCss } from '../src/theme/index.ts';
import { Gallery } from './Gallery.tsx';

const query = new URLSearchParams(location.search);
const isTaiwan = query.get('brand') === 'main-tw';

const style = document.createElement('style');
style.textContent = [buildFontFaceCss(fontUrl), buildThemeCss(isTaiwan ? mainTwTheme : mainCnTheme), baseCss].join(
  '\n',
);
document.head.append(style);
document.documentElement.lang = isTaiwan ? 'zh-TW' : 'zh-CN';
document.documentElement.dataset['edition'] = query.get('edition') ?? 'classic';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery view={query.get('view') ?? 'board'} isTaiwan={isTaiwan} />);
