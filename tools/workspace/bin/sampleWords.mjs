// `npm run vocabulary:sample -- [--count 100] [--seed N]`: prints comments and declared names drawn at random, for a
// person to judge. The same seed draws the same ones from the same files.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { sampleVocabulary } from '../vocabulary/sampleVocabulary.mjs';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100' }, seed: { type: 'string' } } });
const count = Number(values.count);
const seed = Number(values.seed ?? randomInt(2 ** 31));
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
  throw new Error('sampleWords: `--count` and `--seed` must be whole numbers. Use for example --count 100 --seed 7.');

const { comments, names, counts } = sampleVocabulary({ count, seed });
console.log(`Seed ${seed}`);
console.log(`\n${comments.length} of ${counts.comments} comments\n`);
comments.forEach(({ place, text }, index) => console.log(`${index + 1}. ${text}\n   ${place}`));
console.log(`\n${names.length} of ${counts.names} names\n`);
names.forEach(({ place, text }, index) => console.log(`${index + 1}. ${text}   ${place}`));
