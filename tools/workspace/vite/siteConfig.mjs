import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandPage } from './brandPage.mjs';
import { compiledMessages } from './compiledMessages.mjs';
import { helpTexts } from './helpTexts.mjs';
import { pagePolicy } from './pagePolicy.mjs';
import { precompressed } from './precompressed.mjs';
import { WORKER_FILE_NAMES } from './workerPolicy.mjs';

const ROOT = join(import.meta.dirname, '../../..');
const SANDBOX = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? 4300}`;
const CALLS = ['/site/api', '/act/api', '/fd/api', '/game/api', '/stream/api', '/pavilion/api', '/xxxx'];

/** react-router has a production build, but its `exports` map selects the development build with its warnings. */
const ROUTER = [
  { find: /^react-router(-dom)?$/, replacement: join(ROOT, 'node_modules/react-router/dist/production/index.mjs') },
];

const PREFIXES = [{ find: /^\.\/Prefixer\.js$/, replacement: join(import.meta.dirname, 'noPrefixes.mjs') }];

/** Modules that change seldom are in a separate file, so that it stays in the player's cache after a release. */
const VENDOR =
  /node_modules\/(?!@pavilion)(@babel|react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-saga|@redux-saga|typed-redux-saga|react-router|react-router-dom|styled-components|stylis|@emotion|@lingui|use-sync-external-store)\/|^\0rolldown|workspace\/vite\//;

/** Modules that pages outside the first load share: paths, reads, components. A page needs few requests besides its own file. */
const BASE = [
  /libs\/site\/shell\/src\/(features\/lateFeatures|routes\/OtherPages|site\/keepFields|navigation\/findRedirectTarget|pages\/)/,
  /libs\/site\/feature-[\w-]+\/src\/((create)?\w+Feature|(limits\/)?messages\/\w+Messages|tools\/toolPages)\.ts$|feature-(chat|search)\/src\/index\.ts$/,
  /libs\/site\/(data|search)\/src\/(?!matching\/matchesPinyin|ranking\/)/,
  /libs\/site\/(money\/src\/(messages|orders)\/|bet-ui\/src\/bets\/betMessages|help-content\/src\/(model\/helpPages|loading\/loadHelpText)|contract\/src\/(react|feature|navigation\/SiteLink)|contract\/src\/i18n\/(computeDayStart|formatInstant)|feature-account\/src\/mine\/mineFrame|feature-activities\/src\/kinds\/pageTypes)/,
  /libs\/site\/game-ui\/src\/(lobby|launch|covers\/(?!motifs|painting\/(?!createCoverPainter|coverWorker)))/,
  /libs\/(wallet\/src\/(currency|balance)|kernel\/src\/(money|secret))\/|kernel\/src\/flow\/(waitMs|createFlowReducer)\./,
  // Limits of bets, which help texts name.
  /libs\/domain-sports\/src\/(payout\/payoutCaps|slip\/selections\/slip)\./,
  /libs\/api-client\/src\/(catalogue\/|errors\/(callFailure|getErrorReaction|isDefiniteRefusal)\.)/,
  /libs\/ui-kit\/src\/(?!dialog|menu|select|tooltip|glyphs\/(nav|sport)Glyphs|icon\/(Nav|Sport)Icon)/,
  /node_modules\/typed-redux-saga\/|rolldown_dynamic_import_helper/,
];

/** Slip and its bets, which the board, e-sports and chat share. */
const SLIP = [
  /libs\/domain-sports\/src\/(slip|money|odds|payout|plays|placement|view|entities\/(priceCell|isMatchOver))/,
  /libs\/site\/(bet-ui\/src\/(placing\/|bets\/selectionTexts)|contract\/src\/(services\/createResourceFields|state\/slipShare))/,
];

/** Money actions of activities, wallet and welfare. */
const MONEY = /libs\/(wallet\/src\/moneyAction|site\/money\/src\/(actions|claims))\//;

/** Claims of activities, and the parts of their pages. */
const ACTIVITIES = /libs\/site\/feature-activities\/src\/(claim|parts)\//;

/** Schemas of the calls of activities. */
const PROMOTIONS = /libs\/api-client\/src\/schemas\/money\/(promotion|activityWire)/;

/** The board of home and the venue. The page of a match, the dock and the tools of the venue are separate files. */
const BOARD = [
  /libs\/domain-sports\/src\/score\/(isAboutToStart|getClockLabel|matchScore)/,
  /libs\/site\/feature-sports\/src\/(home\/(?!HomeDock|LobbyBoard)|board\/(?!MatchCommands)|boardLayout|boardRows|cells|slipState\/(usePickForStake|useSelectPrice))/,
  /libs\/site\/feature-sports\/src\/(favourites|alerts)\/(useToggleFavourite|favouriteSets|useFavourites|isShownFailure|moveStoredFavourites|alertKinds|alertSlice|persistAlerts)/,
  /libs\/site\/feature-sports\/src\/(boardTools\/(HiddenMatchesBar|BoardBarStyles)|live\/use(Match|ChannelList|LastKnownMatch)\.|messages\/sportsT|multiView\/watchedMatches|shortcuts\/(Shortcuts|useMatchShortcuts)\.|venueFrame\/useFullChannel)/,
  /libs\/site\/feature-sports\/src\/(parts\/(choiceStates|countMarkets|createFocusKeeper|formatCellName|formatClock|formatSideName|hasScore|scheduleAfterPaint|useRemovedFocus)|state\/)/,
  /libs\/ui-kit\/src\/(glyphs\/sportGlyphs|icon\/SportIcon)/,
];

/** Modules that all lobbies share. Dialogs, matches and tables are separate files. */
const LOBBY =
  /libs\/site\/feature-games\/src\/(grid|head|live\/LiveBlock|launch\/(?!launchGame|LaunchProblem)|lobby\/(?!VenueLobby)|parts\/(?!VenueCards)|query|state|themes|pages\/gameLobbyPages)/;

/** Texts of the lobbies and of the errors of all pages, by language. */
const TEXTS =
  /libs\/(site\/feature-games\/src\/messages|site\/shell\/src\/messages\/support|api-client\/src\/errors\/texts)\/([a-z]+Z|z)h(CN|TW)\.ts$/;

/**
 * The cache of reads, the schemas of the calls of lobbies with everything they import, and both libraries. Home loads them
 * at the first interaction, and its board does not need them.
 */
const READS = [
  /libs\/site\/data\/src\/cache|node_modules\/(@reduxjs\/toolkit\/dist\/query|reselect|@standard-schema)\//,
  /node_modules\/zod\/|libs\/api-client\/src\/schemas\/(loadSchemas|fields\/|play\/(venue|lobby|match|payout|stream))/,
];

/** @type {import('vite').Rolldown.CodeSplittingGroup[]} */
const LATE_GROUPS = [
  { name: 'reads', test: (id) => READS.some((each) => each.test(id)), priority: 1 },
  { name: 'base', test: (id) => BASE.some((each) => each.test(id)), priority: 0 },
  { name: 'slip', test: (id) => SLIP.some((each) => each.test(id)), priority: 0 },
  { name: 'board', test: (id) => BOARD.some((each) => each.test(id)), priority: 0 },
  { name: 'money', test: MONEY, priority: 0 },
  { name: 'activities', test: ACTIVITIES, priority: 0 },
  { name: 'promotions', test: PROMOTIONS, priority: 0 },
  { name: 'lobby', test: LOBBY, priority: 0 },
  { name: (id) => `texts${TEXTS.exec(id)?.[3] ?? ''}`, test: TEXTS, priority: 0 },
];

/**
 * Vite configuration of all sites. The apps differ only in `brand.ts`, `index.html` and `public/`.
 *
 * @param {string} root the app's folder
 */
export function siteConfig(root) {
  return defineConfig({
    root,
    cacheDir: join(root, '../../node_modules/.vite', root.split(/[\\/]/).at(-1) ?? 'site'),
    resolve: {
      alias: [...ROUTER, ...PREFIXES],
      conditions: ['@pavilion/source', 'module', 'browser', 'development|production'],
    },
    plugins: [react(), compiledMessages(), helpTexts(), brandPage(root), pagePolicy(), precompressed()],
    server: {
      host: '127.0.0.1',
      strictPort: true,
      proxy: {
        ...Object.fromEntries(CALLS.map((path) => [path, SANDBOX])),
        '/ws': { target: SANDBOX, ws: true },
      },
    },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: WORKER_FILE_NAMES } } },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      // Maps are for error reports: no file names them and no server sends them (SEC-08).
      sourcemap: 'hidden',
      modulePreload: {
        polyfill: false,
        // These files are already loaded when a script needs further ones.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(vendor|rolldown-runtime|index)-/.test(file)),
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // All code of the first page is in two files; with a split by shared modules there would be about twelve requests.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'vendor', test: VENDOR, tags: ['$initial'], priority: 2 },
              { name: 'site', tags: ['$initial'], priority: 1 },
              { name: 'flows', test: /libs\/auth-flows\/src\//, priority: 0 },
              {
                name: 'md5',
                test: /libs\/api-client\/src\/crypto\/md5Hex|@noble\/hashes\/(_md|_u64|legacy|utils)/,
                priority: 0,
              },
              ...LATE_GROUPS,
            ],
          },
        },
      },
    },
  });
}
