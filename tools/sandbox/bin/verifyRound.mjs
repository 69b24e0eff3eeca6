#!/usr/bin/env node
// Verifies rounds of the venues' games without a sandbox: node tools/sandbox/bin/verifyRound.mjs record.json
// The record is a venue's response for one round, or a list of them. Without a file it is read from standard input.
import { readFileSync } from 'node:fs';
import { verifyRound } from '../../sandbox-venues/src/games/page/verifyRound.js';

const [file = 0] = process.argv.slice(2);

try {
  const read = JSON.parse(readFileSync(file, 'utf8'));
  for (const round of [read].flat()) {
    if (!round.proof?.serverSeed) throw new Error(`Round ${round.id}: its server seed is not published yet.`);
    const { hash, outcome, payout, pool } = await verifyRound(round);
    const isSound = hash && outcome && payout && pool;
    console.log(
      `${isSound ? 'OK  ' : 'BAD '} ${round.id} ${round.rules} hash=${hash} outcome=${outcome} payout=${payout} pool=${pool}`,
    );
    if (!isSound) process.exitCode = 1;
  }
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 2;
}
