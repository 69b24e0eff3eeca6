/** @typedef {import('./generator.mjs').Library} Library */

/** @param {unknown} value */
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Exports of a published library: sources inside the workspace, the build for others. */
const publishedExports = {
  '.': {
    '@pavilion/source': './src/index.ts',
    types: './dist/types/index.d.ts',
    default: './dist/esm/index.js',
  },
  './package.json': './package.json',
};

/** @param {Library} library */
export function manifest({ packageName, layer, isPublishable, version, title }) {
  const common = { type: 'module', sideEffects: false };
  const tags = [`layer:${layer}`];
  if (!isPublishable)
    return toJson({
      name: packageName,
      version,
      private: true,
      ...common,
      exports: { '.': './src/index.ts', './package.json': './package.json' },
      nx: { tags },
    });
  return toJson({
    name: packageName,
    version,
    description: `${title} of a Pavilion site.`,
    type: 'module',
    license: 'MIT',
    sideEffects: false,
    engines: { node: '>=20.19' },
    files: ['dist', 'LICENSE', '!**/*.tsbuildinfo', '!**/*.d.ts.map'],
    exports: publishedExports,
    types: './dist/types/index.d.ts',
    publishConfig: { access: 'public' },
    // The scripts of the workspace are an input of every build, not a dependency of the library.
    nx: { tags, implicitDependencies: ['!@pavilion/workspace'] },
  });
}

/** @param {Library} library @returns {Record<string, string>} TypeScript's configurations by file name */
export function createTsConfigs({ root, isHeadless }) {
  const extended = `${'../'.repeat(root.split('/').length)}tsconfig.base.json`;
  return {
    'tsconfig.json': toJson({
      extends: extended,
      files: [],
      include: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    }),
    'tsconfig.lib.json': toJson({
      extends: extended,
      compilerOptions: {
        rootDir: 'src',
        outDir: 'dist/types',
        tsBuildInfoFile: 'dist/types/tsconfig.lib.tsbuildinfo',
        types: isHeadless ? [] : ['vite/client'],
      },
      include: ['src/**/*.ts', 'src/**/*.tsx'],
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing/**'],
      references: [],
    }),
    'tsconfig.spec.json': toJson({
      extends: extended,
      compilerOptions: {
        outDir: 'out-tsc/spec',
        types: ['jest', 'node', '@testing-library/jest-dom', ...(isHeadless ? [] : ['vite/client'])],
      },
      include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/testing/**/*'],
      references: [{ path: './tsconfig.lib.json' }],
    }),
  };
}

/** @param {Library} library */
export function createJestConfig({ root, name, isHeadless }) {
  const up = '../'.repeat(root.split('/').length);
  return `module.exports = {
  displayName: '${name}',
  preset: '${up}jest.preset.js',
${isHeadless ? "  testEnvironment: 'node',\n" : ''}};
`;
}

/** @param {Library} library */
export function createEslintConfig({ root, isHeadless }) {
  const up = '../'.repeat(root.split('/').length);
  return `export { ${isHeadless ? 'headless as default' : 'default'} } from '${up}eslint.config.mjs';\n`;
}

/** @param {Library} library */
export const createViteConfig = ({ root }) => `
import { libraryConfig } from '${'../'.repeat(root.split('/').length)}tools/workspace/vite/libraryConfig.mjs';

export default libraryConfig(import.meta.dirname, ['src/index.ts']);
`;

/** @param {Library} library */
export const createReadme = ({ packageName, root, layer, isPublishable, title }) => `# ${packageName}

${title} of a Pavilion site.${isPublishable ? '' : ' Private: only projects of this workspace import it.'}

| entry point | exports |
| --- | --- |
| \`${packageName}\` | \`create${title}\` |

Its layer is \`${layer}\`; the table in \`tools/workspace/lint/layers.mjs\` lists which projects it may import.

\`\`\`sh
npx nx test ${packageName}
npx nx lint ${packageName}
npx tsc -b ${root}
\`\`\`
`;

/** @param {Library} library @returns {Record<string, string>} sources by file name */
export const createSources = ({ title, variable }) => ({
  'index.ts': `export { create${title}, type ${title} } from './create${title}.ts';\n`,
  [`create${title}.ts`]: `
/** ${title}. Replace it with the first real export of the library. */
export interface ${title} {
  readonly name: string;
}

/** Creates a {@link ${title}}. */
export function create${title}(name: string): ${title} {
  return { name };
}
`,
  [`create${title}.test.ts`]: `
import { create${title} } from './create${title}.ts';

describe('create${title}', () => {
  it('keeps its name', () => {
    const ${variable} = create${title}('first');
    expect(${variable}.name).toBe('first');
  });
});
`,
});

/** Report of the public API, as \`npm run api\` writes it. @param {Library} library */
export const createApiReport = ({ packageName, title }) => `# ${packageName}

The public API, written by \`npm run api\`. Do not edit.

## ${packageName}

\`\`\`ts
interface ${title} {
    readonly name: string;
}

function create${title}(name: string): ${title};
\`\`\`
`;
