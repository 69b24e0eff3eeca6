import { writeFileSync } from 'node:fs';
import { faults } from './sim/simFaults.ts';
import { runWorld } from './sim/runWorld.ts';

const { CHAT_SIM_SEED, CHAT_SIM_SEEDS = '5', CHAT_SIM_HOURS = '20', CHAT_SIM_REPORT } = process.env;

const seeds = CHAT_SIM_SEED
  ? [Number(CHAT_SIM_SEED)]
  : Array.from({ length: Number(CHAT_SIM_SEEDS) }, (_, index) => index + 1);
const hours = Number(CHAT_SIM_HOURS) / (CHAT_SIM_SEED ? 1 : seeds.length);

it('CHT-05 F-CHT-07 no message is lost, duplicated or out of order under any fault; one socket each, no timer left', async () => {
  const began = performance.now();
  const struck = new Set<string>();
  let sentCount = 0;
  for (const seed of seeds) {
    const report = await runWorld(seed, hours);
    sentCount += report.sentCount;
    report.faults.forEach((name) => struck.add(name));
  }
  expect(sentCount).toBeGreaterThan(100 * seeds.length);
  expect(struck.size).toBe(Object.keys(faults).length);
  const seconds = (performance.now() - began) / 1_000;
  if (CHAT_SIM_REPORT)
    writeFileSync(
      CHAT_SIM_REPORT,
      JSON.stringify({ messages: sentCount, faults: struck.size, seeds: seeds.length, hours, seconds }),
    );
}, 120_000);
