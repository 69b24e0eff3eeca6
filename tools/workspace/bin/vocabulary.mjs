// `npm run vocabulary`: prints the findings of the rules of vocabulary in code and in documents.
import { findFindings } from '../vocabulary/findFindings.mjs';
import { findInDocuments } from '../vocabulary/findInDocuments.mjs';

const inCode = await findFindings(['libs', 'apps', 'tools', 'e2e', 'examples']);
const inDocuments = findInDocuments();
console.log(`${inCode.length} findings in code, ${inDocuments.length} in documents`);
const findings = [...inCode, ...inDocuments];
for (const { file, line, message } of findings) console.log(`${file}:${line} ${message}`);
process.exitCode = findings.length === 0 ? 0 : 1;
