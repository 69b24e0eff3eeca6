import base from '../../../eslint.config.mjs';

/** Attributes of a price cell that change. */
const attributes = [
  ...['data-price', 'data-picked', 'data-locked', 'data-move'],
  ...['aria-pressed', 'aria-disabled', 'aria-label'],
];

export default [
  ...base,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/cells/cellElement.ts', 'src/**/*.test.tsx'],
    rules: { 'pavilion/attribute-writer': ['error', { attributes, writer: 'cells/cellElement.ts' }] },
  },
];
