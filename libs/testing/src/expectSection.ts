import { readFileSync, writeFileSync } from 'node:fs';

/** A part of a document that is generated: the lines between `<!-- name -->` and `<!-- /name -->`. */
export interface Section {
  readonly file: string;
  readonly name: string;
  readonly content: string;
}

/** Removes differences that a formatter makes: white space and the width of table columns. */
const normalise = (text: string): string => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

/** Expects that a document contains a section with the given content. With `RENEW=1` it is written first. */
export function expectSection({ file, name, content }: Section): void {
  const marks = new RegExp(`(<!-- ${name} -->)[\\s\\S]*(<!-- /${name} -->)`);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(marks);
  const wanted = text.replace(marks, (_all, open: string, close: string) => [open, content, close].join('\n\n'));
  if (process.env['RENEW']) writeFileSync(file, wanted);
  expect(normalise(readFileSync(file, 'utf8'))).toBe(normalise(wanted));
}
