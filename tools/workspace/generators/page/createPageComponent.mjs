/** @param {import('./generator.mjs').Page} page */
const createTextsImport = ({ feature }) => {
  const file = feature.hookFile.split('/').at(-1);
  return `import { ${feature.hook ?? feature.messages} } from '../messages/${file}';`;
};

/** @param {import('./generator.mjs').Page} page */
const readTexts = ({ feature }) => `const t = ${feature.hook ? `${feature.hook}()` : `useT(${feature.messages})`};`;

/**
 * Source of a page component: title, list of one read, and its states for loading, no rows and failure.
 *
 * @param {import('./generator.mjs').Page} page
 */
export function createPageComponent(page) {
  const { path, name, folder, list, feature, isInMemberLayout } = page;
  const frame = isInMemberLayout ? 'MineLayout' : '';
  return `
import type { ResponseOf } from '@pavilion/api-client';
import { PageHead${feature.hook ? '' : ', useT'} } from '@pavilion/site-contract';
import { LoadFailure, useRead } from '@pavilion/site-data';
import { EmptyState, Panel, Skeleton, Table, VisuallyHidden } from '@pavilion/ui-kit';
${createTextsImport(page)}
${isInMemberLayout ? "import { MineLayout } from '../mine/MineLayout.tsx';\n" : ''}
const FIRST_PAGE = { pageNum: 1, pageSize: 20 };

/** \`${path}\`. */
export function ${name}Page() {
  ${readTexts(page)}
  const { data, failure, isFetching, refetch } = useRead('${list.id}', FIRST_PAGE);
  return (
    <${frame}>
      <PageHead lead={t('${folder}.lead')}>{t('${folder}.title')}</PageHead>
      <Panel aria-busy={!data && !failure}>
        {data ? (
          <${name}List rows={data.list} />
        ) : failure ? (
          <LoadFailure failure={failure} isFetching={isFetching} onRetry={refetch} />
        ) : (
          <>
            <VisuallyHidden>{t('${folder}.loading')}</VisuallyHidden>
            <Skeleton height="12rem" />
          </>
        )}
      </Panel>
    </${frame}>
  );
}

function ${name}List({ rows }: { readonly rows: ResponseOf<'${list.id}'>['list'] }) {
  ${readTexts(page)}
  return (
    <Table
      caption={t('${folder}.title')}
      rows={rows}
      rowKey={(row) => row.${list.key}}
      columns={[{ id: '${list.label}', header: t('${folder}.name'), cell: (row) => row.${list.label} }]}
      empty={<EmptyState title={t('${folder}.empty')}>{t('${folder}.emptyHint')}</EmptyState>}
    />
  );
}
`;
}
