/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */
/** @typedef {import('vite').Rolldown.OutputChunk} OutputChunk */

const ACTIVITIES = 'libs/site/feature-activities/src';
const API_SCHEMAS = 'libs/api-client/src/schemas';
const GAMES = 'libs/site/feature-games/src';
const HELP = 'libs/site/feature-help/src';
const PARTNERS = 'libs/site/feature-partners/src';
const SERVICE = 'libs/site/feature-service/src';

/** Loaded by all static pages. `zhCN` and `ZhCN` are replaced by the language of the brand. */
const ALL_PAGES = [
  'libs/site/shell/src/routes/OtherPages.tsx',
  'libs/site/shell/src/messages/support/zhCN.ts',
  'libs/site/data/src/cache.ts',
];
const ACTIVITY = [
  ...ALL_PAGES,
  `${ACTIVITIES}/claim/activitiesRuntime.ts`,
  `${ACTIVITIES}/messages/zhCN.ts`,
  `${API_SCHEMAS}/money/promotionSchemas.ts`,
];
const HELP_PAGE = [`${HELP}/page/createHelpPage.tsx`, `${HELP}/messages/zhCN.ts`];
const LOBBY = [`${API_SCHEMAS}/loadSchemas.ts`, `${GAMES}/messages/gamesZhCN.ts`];

/** Modules that a page always loads after the first files of the site. The first pattern applies. */
const PAGE_MODULES = /** @type {const} */ ([
  {
    pattern: /^\/activity\/discount$/,
    modules: [...ACTIVITY, `${ACTIVITIES}/list/DiscountPage.tsx`],
  },
  {
    pattern: /^\/activity\//,
    modules: [...ACTIVITY, `${ACTIVITIES}/page/createActivityPage.tsx`],
  },
  {
    pattern: /^\/app\/help\/zxkf$/,
    modules: [...ALL_PAGES, ...HELP_PAGE, `${SERVICE}/desk/ServiceDesk.tsx`, `${SERVICE}/messages/zhCN.ts`],
  },
  {
    pattern: /^\/app\/help\/(rqgl|dxqgl|fjcjc)$/,
    modules: [...ALL_PAGES, ...HELP_PAGE, `${HELP}/tools/helpTools.tsx`],
  },
  { pattern: /^\/app\/help\//, modules: [...ALL_PAGES, ...HELP_PAGE] },
  { pattern: /^\/agent$/, modules: [...ALL_PAGES, `${PARTNERS}/agent/AgentPage.tsx`, `${PARTNERS}/messages/zhCN.ts`] },
  {
    pattern: /^\/download$/,
    modules: [...ALL_PAGES, `${PARTNERS}/download/DownloadPage.tsx`, `${PARTNERS}/messages/zhCN.ts`],
  },
  { pattern: /^\/game\/sport$/, modules: [...ALL_PAGES, `${GAMES}/pages/venueLobbyPages.tsx`, ...LOBBY] },
  { pattern: /^\/game\/realbet$/, modules: [...ALL_PAGES, `${GAMES}/pages/liveLobbyPages.tsx`, ...LOBBY] },
  { pattern: /^\/game\/chess$/, modules: [...ALL_PAGES, `${GAMES}/pages/roomLobbyPages.tsx`, ...LOBBY] },
  { pattern: /^\/game\/gaming$/, modules: [...ALL_PAGES, `${GAMES}/pages/esportsLobbyPages.tsx`, ...LOBBY] },
  { pattern: /^\/game\/lottery$/, modules: [...ALL_PAGES, `${GAMES}/pages/lotteryLobbyPages.tsx`, ...LOBBY] },
  { pattern: /^\/game\/(egame|fishing)$/, modules: [...ALL_PAGES, `${GAMES}/pages/gameLobbyPages.tsx`, ...LOBBY] },
]);

/**
 * Lists the URLs of the scripts that a page imports after its first ones, so that its HTML can name them: the
 * browser then fetches them while the first scripts run, and not file after file. This brings the first data about 0.8 s
 * earlier under slow 4G and CPU x4. It gains nothing on home, where the processor is busy until the files have arrived.
 *
 * @param {string} path of the page
 * @param {OutputBundle} bundle
 * @param {string} locale of the brand, such as `zh-CN`
 * @returns {string[]}
 * @throws {Error} a page without an entry in `PAGE_MODULES`, or a module that is in no chunk
 */
export function listLaterFiles(path, bundle, locale) {
  const modules = PAGE_MODULES.find(({ pattern }) => pattern.test(path))?.modules;
  if (!modules) throw new Error(`listLaterFiles: ${path} has no modules. Add them to PAGE_MODULES.`);
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const first = collectImports(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  // Files are named `zhCN`, or `gamesZhCN` if a folder has several.
  const ownModules = modules.map((name) => name.replace(/(?<=z)hCN\b/i, locale.replace('-', '').slice(1)));
  const own = ownModules.map((name) => findChunk(chunks, name));
  return [...collectImports(own, bundle)].filter((chunk) => !first.has(chunk)).map(({ fileName }) => `/${fileName}`);
}

/** @param {readonly OutputChunk[]} chunks @param {string} name end of the module's path */
function findChunk(chunks, name) {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(name)));
  if (!chunk) throw new Error(`listLaterFiles: ${name} is in no chunk. Correct PAGE_MODULES.`);
  return chunk;
}

/** Collects chunks with all that they import statically. @param {readonly OutputChunk[]} chunks @param {OutputBundle} bundle */
function collectImports(chunks, bundle) {
  const found = new Set(chunks);
  // A loop over a set also visits items that are added during the loop.
  for (const { imports } of found)
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  return found;
}
