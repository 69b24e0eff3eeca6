import type { HelpPageId } from '@pavilion/site-help-content';

/**
 * Pages whose texts contain calculators. Only they load the calculators, with the code of odds and of the select box.
 * `PAGE_MODULES` in `tools/workspace/vite/laterFiles.mjs` names the same pages.
 */
export const toolPages: ReadonlySet<HelpPageId> = new Set(['rqgl', 'dxqgl', 'fjcjc']);
