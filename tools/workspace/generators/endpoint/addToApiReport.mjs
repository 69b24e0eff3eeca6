import { isOwnCall } from './endpointRows.mjs';

const REPORT = 'docs/api/api-client.api.md';
/** Row of a table that the report shows by its names only. */
const NAME = /^ {4}'[\w.]+': …;$/;
const ENTRY = /^ {4}readonly '[\w.]+': \{$/;

/**
 * Adds an endpoint to the report of the public API, as `npm run api` would.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {import('./generator.mjs').Endpoint} endpoint
 */
export function addToApiReport(tree, endpoint) {
  const lines = (tree.read(REPORT, 'utf8') ?? '').split('\n');
  const name = `    '${endpoint.id}': …;`;
  const withNames = lines.flatMap((line, at) => {
    const isLast = NAME.test(line) && !NAME.test(lines[at + 1] ?? '');
    const isBefore =
      NAME.test(line) && line > name && !(NAME.test(lines[at - 1] ?? '') && (lines[at - 1] ?? '') > name);
    if (isBefore) return [name, line];
    return isLast && line < name ? [line, name] : [line];
  });
  tree.write(REPORT, addEntry(withNames, endpoint).join('\n'));
}

/** Adds the entry to the table of its group. @param {readonly string[]} lines @param {import('./generator.mjs').Endpoint} endpoint */
function addEntry(lines, endpoint) {
  const begins = lines.indexOf(`const ${endpoint.group.name}Endpoints: {`);
  if (begins < 0) return lines;
  const ends = lines.indexOf('};', begins);
  const entry = formatEntry(endpoint);
  const next = lines.findIndex((line, at) => at > begins && at < ends && ENTRY.test(line) && line > (entry[0] ?? ''));
  return lines.toSpliced(next < 0 ? ends : next, 0, ...entry);
}

/** @param {import('./generator.mjs').Endpoint} endpoint */
const formatEntry = ({ id, path, auth, effect }) => [
  `    readonly '${id}': {`,
  `        readonly auth: '${auth}';`,
  `        readonly effect: '${effect}';`,
  '        readonly errors: readonly [',
  ...(auth === 'member' ? ['            6001,'] : []),
  '            6007',
  '        ];',
  "        readonly method: 'POST';",
  ...(isOwnCall({ path }) ? ["        readonly origin: 'pavilion';"] : []),
  `        readonly path: '${path}';`,
  '    };',
];
