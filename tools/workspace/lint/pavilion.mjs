import { attributeWriter } from './attributeWriter.mjs';
import { docOpening } from './docOpening.mjs';
import { plainWords } from './plainWords.mjs';

/** ESLint plug-in of this repository. */
export const pavilion = {
  rules: { 'attribute-writer': attributeWriter, 'doc-opening': docOpening, 'plain-words': plainWords },
};
