import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '@pavilion/sandbox-platform/base/locale';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** A script or style sheet of the venues' page. */
export interface PageFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

const beside = (folder: string): string => join(dirname(fileURLToPath(import.meta.url)), folder);

/** Reads the page's files. They lie beside this module in the sources, and in `venuePage/` beside the built program. */
export function readVenuePage(): readonly PageFile[] {
  const folder =
    [beside('venuePage'), beside('page')].find((path) => names(path).includes('venue.js')) ?? beside('page');
  return names(folder).map((name) => ({
    name,
    type: types[extname(name)] ?? 'application/octet-stream',
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

function names(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Looks a page may have; `auto` is the reader's own. */
export type PageTheme = 'light' | 'dark' | 'auto';

/** The look a query asks for. */
export const parseTheme = (text: unknown): PageTheme => (text === 'light' || text === 'dark' ? text : 'auto');

/** What the page may do: run its own files, ask its own origin, and stand in a frame of the sites and of nobody else. */
export const venuePolicy = (sites: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ].join('; ');

/** Language, theme, and origins that the page may exchange messages with. */
export interface PageSettings {
  readonly locale: Locale;
  readonly theme: PageTheme;
  readonly sites: readonly string[];
}

/** The document: everything else comes from its script. `data-sites` are the origins it may speak with. */
export function venueDocument(page: 'venue' | 'verify', { locale, theme, sites }: PageSettings): string {
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
