// `npm run bench`: measures ratios to named baselines of the same run. Exits with 1 if a goal is missed.
// `npm run bench -- --only login` runs one benchmark, `--only login,world` two, `--only load --part clicks,first` some
// rows of the load. Long benchmarks (soak, bank, money faults and others of `LONG`) run only if they are named.
import { parseArgs } from 'node:util';
import { ensureChromium } from '../stack/findChromium.mjs';
import { benchBank, benchMoneyFaults } from '../bench/sandbox/bank.mjs';
import { benchBoard } from '../bench/board/board.mjs';
import { benchChat } from '../bench/chat/chat.mjs';
import { benchChatRestart } from '../bench/chat/chatRestart.mjs';
import { benchChatLoad } from '../bench/chat/chatLoad.mjs';
import { benchChatSim } from '../bench/chat/chatSim.mjs';
import { benchClientSize } from '../bench/pages/clientSize.mjs';
import { benchCrypto } from '../bench/libraries/crypto.mjs';
import { benchGameFrames } from '../bench/sandbox/gameFrames.mjs';
import { benchGames } from '../bench/sandbox/games.mjs';
import { benchHome } from '../bench/pages/home.mjs';
import { benchLetters } from '../bench/sandbox/letters.mjs';
import { benchLetterScroll } from '../bench/sandbox/letterScroll.mjs';
import { benchLibraries } from '../bench/libraries/libraries.mjs';
import { benchLoad, selectParts } from '../bench/load/load.mjs';
import { benchLobby } from '../bench/pages/lobby.mjs';
import { benchLogin } from '../bench/pages/login.mjs';
import { benchPages } from '../bench/pages/pages.mjs';
import { benchRecords } from '../bench/sandbox/records.mjs';
import { benchRecordScroll } from '../bench/sandbox/recordScroll.mjs';
import { benchRoutes } from '../bench/pages/routes.mjs';
import { benchSiteSearch } from '../bench/pages/siteSearch.mjs';
import { benchWorld } from '../bench/sandbox/world.mjs';
import { printRows } from '../bench/support/resultRows.mjs';
import { benchSoak } from '../bench/board/soak.mjs';
import { startStack } from '../stack/startStack.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    verbose: { type: 'boolean' },
  },
});

/** @type {Awaited<ReturnType<typeof startStack>> | undefined} */
let running;
const chromium = () => ensureChromium();
const stack = async () => (running ??= await startStack());

const benches = {
  routes: async () => benchRoutes(),
  libraries: async () => benchLibraries(chromium()),
  clientSize: benchClientSize,
  world: benchWorld,
  crypto: async () => benchCrypto(chromium()),
  login: async () => benchLogin(await stack()),
  home: async () => benchHome(chromium(), await stack()),
  lobby: async () => benchLobby(chromium(), await stack()),
  siteSearch: async () => benchSiteSearch(chromium()),
  pages: async () => benchPages(chromium(), await stack()),
  board: async () => benchBoard(chromium(), await stack()),
  load: async () =>
    benchLoad(chromium(), await stack(), { rounds: Number(values.rounds), parts: selectParts(values.part) }),
  chat: async () => benchChat(chromium(), await stack()),
  soak: async () => benchSoak(chromium()),
  records: benchRecords,
  recordScroll: async () => benchRecordScroll(chromium()),
  letters: benchLetters,
  letterScroll: async () => benchLetterScroll(chromium()),
  games: benchGames,
  gameFrames: async () => benchGameFrames(chromium(), await stack()),
  chatRestart: async () => benchChatRestart(),
  chatSim: async () => benchChatSim(),
  chatLoad: benchChatLoad,
  moneyFaults: async () => benchMoneyFaults(),
  bankPglite: async () => benchBank('pglite'),
  bankPostgres: async () => benchBank('postgres'),
};

/** Benchmarks that run only if they are named. */
const LONG = ['soak', 'games', 'moneyFaults', 'bankPglite', 'bankPostgres', 'chatSim', 'chatLoad'];
const names = /** @type {(keyof typeof benches)[]} */ (
  values.only?.split(',') ?? Object.keys(benches).filter((name) => !LONG.includes(name))
);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`bench: unknown benchmark ${unknown.join(', ')}. Use ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const rows = [];
try {
  for (const name of names) {
    const found = await benches[name]();
    // Printed at once, so that results are not lost if a later benchmark fails.
    printRows(found);
    rows.push(...found);
  }
} finally {
  await running?.stop();
}

const missed = rows.filter(({ isMet }) => !isMet).length;
console.log(`\n${rows.length - missed} of ${rows.length} goals met.`);
process.exit(missed === 0 ? 0 : 1);
