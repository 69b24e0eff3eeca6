import { isLocale, locales, toLangx } from './locale.ts';

it.each(locales)('%s is a language of the sites', (locale) => expect(isLocale(locale)).toBe(true));

it.each(['zh', 'zh-tw', 'en-US', '', null, undefined, 1])('F-STO-03 %p is none', (value) =>
  expect(isLocale(value)).toBe(false),
);

it('the venue has its own code for each language', () => {
  expect(locales.map(toLangx)).toEqual(['zh-cn', 'zh-tw']);
});
