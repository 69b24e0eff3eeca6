import { posix } from 'node:path';
import { buildVenueDocument, readVenuePage } from './venuePages.ts';

const files = new Map(readVenuePage().map((file) => [file.name, file.text]));

/** Lists the files that a script or style sheet loads. */
const listLoaded = (name: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'|@import '(\.[^']+)'/g)].map(([, script, style]) =>
    posix.join(posix.dirname(name), script ?? style ?? ''),
  );

describe('files of the venue page', () => {
  it('GAM-05 contains every script and style sheet that the documents and their files load', () => {
    const wanted = [...files].flatMap(([name, text]) => listLoaded(name, text));
    const first = ['venue', 'verify'].flatMap((page) =>
      [
        ...buildVenueDocument(page as 'venue', { locale: 'zh-CN', theme: 'auto', sites: [] }).matchAll(
          /\/venue\/assets\/([\w.]+)/g,
        ),
      ].map(([, name = '']) => name),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(first).toEqual(['venue.css', 'venue.js', 'venue.css', 'verify.js']);
    expect([...first, ...wanted].filter((name) => !files.has(name))).toEqual([]);
  });

  it('GAM-05 loads every file, and none of the tests', () => {
    const loaded = new Set([...files].flatMap(([name, text]) => listLoaded(name, text)));
    const entries = ['venue.js', 'venue.css', 'verify.js'];
    expect([...files.keys()].filter((name) => !loaded.has(name) && !entries.includes(name))).toEqual([]);
    expect([...files.keys()].filter((name) => name.includes('.test.'))).toEqual([]);
  });

  it('GAM-05 draws motifs of shapes only, so that no glyph is reflected', () => {
    const motifs = [...files].filter(([name]) => name.startsWith('art/motifs/'));
    expect(motifs.length).toBe(7);
    for (const [, text] of motifs)
      for (const line of text
        .split('`')
        .filter((_, at) => at % 2 === 1)
        .join('\n')
        .split('\n'))
        expect(line).toMatch(/^~?[abcdewlk] (O( [\d.]+){3}|[MLHVCSQTAZmlhvcsqtaz\d .,-]+)$/);
  });
});
