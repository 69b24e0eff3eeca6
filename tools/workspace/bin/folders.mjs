// `npm run folders`: checks that folders and files of a project have no cycle.
import { checkFolders } from '../folders/checkFolders.mjs';

const { modules, problems } = checkFolders();
console.log(`${modules} modules, ${problems.length} problems`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
