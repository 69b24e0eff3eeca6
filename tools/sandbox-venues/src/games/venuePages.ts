import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';
import { VIOLATIONS_PATH } from '@pavilion/sandbox-platform/violations/registerViolations';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Script or style sheet of the venue's page. `name` is its path below the folder of the page. */
export interface PageFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const resolveBeside = (folder: string): string => join(dirname(fileURLToPath(import.meta.url)), folder);

/** Reads the files of the page, from `venuePage/` beside the built program or from `page/` beside this module. */
export function readVenuePage(): readonly PageFile[] {
  const folder =
    [resolveBeside('venuePage'), resolveBeside('page')].find((path) => listFileNames(path).includes('venue.js')) ??
    resolveBeside('page');
  return listFileNames(folder)
    .filter((name) => extname(name) in types)
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      type: types[extname(name)] ?? 'application/octet-stream',
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

function listFileNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

/** Theme of the page; `auto` follows the reader's system. */
export type PageTheme = 'light' | 'dark' | 'auto';

/** Parses the theme of a query. */
export const parseTheme = (text: unknown): PageTheme => (text === 'light' || text === 'dark' ? text : 'auto');

/** Builds the content security policy: own scripts, styles and calls only, embedded by the sites only. */
export const buildVenuePolicy = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${VIOLATIONS_PATH}`,
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ].join('; ');

/** Language, theme, and origins that the page may exchange messages with. */
export interface PageSettings {
  readonly locale: Locale;
  readonly theme: PageTheme;
  readonly sites: readonly string[];
}

/** Builds the HTML document. `data-sites` lists the origins that the page may exchange messages with. */
export function buildVenueDocument(page: 'venue' | 'verify', { locale, theme, sites }: PageSettings): string {
  return `<!doctype html>
<html lang="${locale}" data-theme="${theme}" data-sites="${sites.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pavilion</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/venue/assets/venue.css">
<script type="module" src="/venue/assets/${page}.js"></script>
</head>
<body></body>
</html>
`;
}
