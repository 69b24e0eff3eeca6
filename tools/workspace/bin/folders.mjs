// `npm run folders`: checks that folders and files of a project have no cycle. `--write` stores the violations as the
// list of exceptions, unless the list would grow.
import { checkFolders } from '../folders/checkFolders.mjs';

const { modules, exceptions, problems } = await checkFolders({ write: process.argv.includes('--write') });
console.log(`${modules} modules, ${exceptions} exceptions`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
