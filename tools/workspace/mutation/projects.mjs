/**
 * Project whose tests are measured by planted bugs.
 *
 * @typedef {object} MutatedProject
 * @property {string} path folder of the project, or a folder inside it
 * @property {number} goal lowest accepted score in percent
 * @property {number} [shards] number of parts of a whole run; absent for a sample
 * @property {readonly string[]} [skippedTests] endings of test files that simulate days and would run for every mutant, that fail with fewer cases than usual, or whose Jest environment is their own, which StrykerJS does not measure
 */

/** Mutants of a sample. */
export const SAMPLE_SIZE = 300;

/** Random days of bets and random steps of the cashier: they execute almost every mutant of the platform's ledger. */
const platformSimulations = ['/betting/ledgerOfBets.properties.test.ts', '/cashier/cashierLedger.test.ts'];

/** @type {readonly MutatedProject[]} */
export const projects = [
  { path: 'libs/kernel', goal: 85, shards: 1 },
  {
    path: 'libs/api-client',
    goal: 85,
    shards: 4,
    skippedTests: ['/readmeBrowser.test.ts', '/browser/browser.test.ts'],
  },
  { path: 'libs/domain-sports', goal: 85, shards: 4 },
  { path: 'libs/auth-flows', goal: 85, shards: 2, skippedTests: ['/login/login.rehearsal.test.ts'] },
  { path: 'libs/wallet', goal: 85, shards: 2 },
  {
    path: 'libs/chat-socket',
    goal: 85,
    shards: 2,
    skippedTests: ['/testing/world.test.ts', '/testing/tabs.test.ts', '/machine/createLink.test.ts'],
  },
  { path: 'libs/ui-kit', goal: 70, skippedTests: ['/dialog/dialogServer.test.tsx'] },
  { path: 'libs/site/contract', goal: 70 },
  { path: 'libs/site/shell', goal: 70, skippedTests: ['/services/openSameOriginSocket.test.ts'] },
  { path: 'libs/site/feature-account', goal: 70 },
  { path: 'libs/site/feature-activities', goal: 70, skippedTests: ['/draw/verifyDraw.test.ts'] },
  { path: 'libs/site/feature-auth', goal: 70 },
  { path: 'libs/site/feature-chat', goal: 70 },
  { path: 'libs/site/feature-games', goal: 70 },
  { path: 'libs/site/feature-help', goal: 70 },
  { path: 'libs/site/feature-home', goal: 70 },
  { path: 'libs/site/feature-member', goal: 70 },
  { path: 'libs/site/feature-partners', goal: 70 },
  { path: 'libs/site/feature-search', goal: 70 },
  { path: 'libs/site/feature-service', goal: 70 },
  { path: 'libs/site/feature-sports', goal: 70 },
  { path: 'libs/site/feature-wallet', goal: 70 },
  { path: 'tools/sandbox-platform/src/ledger', goal: 80, skippedTests: platformSimulations },
  { path: 'tools/sandbox-platform/src/betting', goal: 80 },
  { path: 'tools/sandbox-platform/src/cashier', goal: 80 },
  { path: 'tools/sandbox-platform/src/auth', goal: 80, skippedTests: platformSimulations },
  { path: 'tools/sandbox/src/server', goal: 80 },
];

/**
 * Finds a project by its path or by the last part of it.
 *
 * @param {string} name
 * @returns {MutatedProject}
 * @throws {Error} if no project has this name
 */
export function findProject(name) {
  const found = projects.find(({ path }) => path === name || path.endsWith(`/${name}`));
  if (!found)
    throw new Error(`findProject: "${name}" is unknown. Use one of ${projects.map(({ path }) => path).join(', ')}.`);
  return found;
}

/** @param {Pick<MutatedProject, 'path'>} project the folder of the jest configuration */
export const getRoot = ({ path }) => path.split('/src/')[0] ?? path;

/** Folder of the reports of a project. @param {Pick<MutatedProject, 'path'>} project */
export const getReportFolder = ({ path }) => `reports/mutation/${path.replaceAll('/', '-')}`;

/**
 * Lists the runs of all projects: the parts of whole runs, and one sample for each other project.
 *
 * @returns {{ project: string, shard?: string }[]}
 */
export function listRuns() {
  return projects.flatMap(({ path, shards = 0 }) => {
    const parts = Array.from({ length: shards }, (_, index) => ({ project: path, shard: `${index + 1}/${shards}` }));
    return shards === 0 ? [{ project: path }] : parts;
  });
}
