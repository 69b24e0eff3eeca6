import { isPageOpen, plannedPages } from './plannedPages.ts';

it('NAV-12 a planned page is not open, with any id', () => {
  for (const path of plannedPages) expect([path, isPageOpen(path.replace(':id', '7'))]).toEqual([path, false]);
});

it.each(['/', '/game/sport/crty', '/mine/betRecord', '/app/help/kh', '/mine/wallet'])(
  'NAV-12 the page %s is open',
  (path) => {
    expect(isPageOpen(path)).toBe(true);
  },
);
