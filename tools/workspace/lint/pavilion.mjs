import { docOpening } from './docOpening.mjs';
import { plainWords } from './plainWords.mjs';

/** ESLint plug-in of this repository. */
export const pavilion = { rules: { 'plain-words': plainWords, 'doc-opening': docOpening } };
