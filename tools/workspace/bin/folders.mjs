// `npm run folders`: no cycle of folders or files inside a project. With `--write` the list of exceptions takes what is
// found, if it does not grow.
import { checkFolders } from '../folders/checkFolders.mjs';

const { modules, exceptions, problems } = await checkFolders({ write: process.argv.includes('--write') });
console.log(`${modules} modules, ${exceptions} exceptions`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
