/** @typedef {{ count: number, unused: string[] }} KeyReport `count`: keys read; `unused`: each as `file: key` */

const CATALOGUE = /^(libs\/site\/[^/]+)\/src\/.*\bmessages\/(?:.*\/)?(?:zh|\w+Zh)(?:CN|TW)\.ts$/;
const TEST = /\.(?:test|spec)\.tsx?$|\/testing\//;
const KEY = /^ {2}(?:'([^']+)'|(\w+)):/gm;
const LITERAL = /['"`]([\w.]+)['"`]/g;
const PLACEHOLDER = /\$\{[^`]*?\}/g;
/** Template literals that consist of a key with placeholders, each replaced by an asterisk. */
const TEMPLATE = /`([\w.]*\*[\w.*]*)`/g;
/** A feature is the only user of its texts; the texts of other projects are used anywhere. */
const FEATURE = /\/feature-[^/]+$/;

/**
 * Finds keys of message catalogues that no source contains as a whole literal, alone or after the id of the catalogue,
 * and that no template literal can produce. A placeholder of a template stands for one part between dots.
 *
 * @param {ReadonlyMap<string, string>} texts of sources by path below the repository; tests are ignored
 * @returns {KeyReport}
 */
export function findUnusedKeys(texts) {
  const sources = [...texts].filter(([path]) => !CATALOGUE.test(path) && !TEST.test(path));
  /** @type {Map<string, (key: string) => boolean>} */
  const searches = new Map();
  /** @type {KeyReport} */
  const report = { count: 0, unused: [] };
  for (const [path, text] of texts) {
    const project = CATALOGUE.exec(path)?.[1];
    if (project === undefined) continue;
    const isUsed = searches.get(project) ?? createSearch(listUsers(sources, project));
    searches.set(project, isUsed);
    for (const [, quoted, plain] of text.matchAll(KEY)) {
      const key = quoted ?? plain ?? '';
      report.count += 1;
      if (!isUsed(key)) report.unused.push(`${path}: ${key}`);
    }
  }
  return report;
}

/** @param {readonly [string, string][]} sources @param {string} project @returns {string[]} texts that may use its keys */
const listUsers = (sources, project) =>
  sources
    .filter(([path]) => !FEATURE.test(project) || path.startsWith(`${project}/`) || !path.startsWith('libs/site/'))
    .map(([, text]) => text);

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
const listNames = (text, pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** @param {readonly string[]} texts @returns {(key: string) => boolean} */
function createSearch(texts) {
  const names = texts.flatMap((text) => listNames(text, LITERAL));
  // Libraries outside of the site write the id of the catalogue before the key.
  const literals = new Set(names.flatMap((name) => [name, name.slice(name.indexOf('.') + 1)]));
  const templates = new Set(texts.flatMap((text) => listNames(text.replace(PLACEHOLDER, '*'), TEMPLATE)));
  const patterns = [...templates]
    .filter((template) => /\w/.test(template) && template.includes('.'))
    .map((template) => template.replaceAll('.', String.raw`\.`).replaceAll('*', '[^.]+'));
  const pattern = new RegExp(String.raw`^(?:${patterns.join('|')})$`);
  return (key) => literals.has(key) || pattern.test(key);
}
