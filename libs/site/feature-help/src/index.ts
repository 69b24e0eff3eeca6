export { createHelpFeature, type HelpPart } from './helpFeature.ts';
