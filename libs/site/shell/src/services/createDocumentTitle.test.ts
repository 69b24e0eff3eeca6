import { createDocumentTitle } from './createDocumentTitle.ts';

it('NAV-13 shows the name of the page before the title of the site, and the site alone without a page', () => {
  const shown: string[] = [];
  const title = createDocumentTitle('云阁', (text) => void shown.push(text));
  title.namePage('存款');
  title.showSite('云阁娱乐');
  title.namePage('');
  expect(shown).toEqual(['存款 - 云阁', '存款 - 云阁娱乐', '云阁娱乐']);
});
