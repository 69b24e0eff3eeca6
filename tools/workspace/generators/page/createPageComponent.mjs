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
export const createPageComponent = (page) =>
  page.hasReadPanel ? createComponentWithPanel(page) : createComponentWithOwnStates(page);

/** @param {import('./generator.mjs').Page} page */
function createComponentWithPanel(page) {
  const { path, name, folder, list, feature } = page;
  return `
import type { ResponseOf } from '@pavilion/api-client';
${feature.hook ? '' : "import { useT } from '@pavilion/site-contract';\n"}import { useRead } from '@pavilion/site-data';
import { EmptyState, PageTitle, Skeleton, Table } from '@pavilion/ui-kit';
${createTextsImport(page)}
import { ReadPanel } from '../parts/ReadPanel.tsx';

const FIRST_PAGE = { pageNum: 1, pageSize: 20 };

/** \`${path}\`. */
export function ${name}Page() {
  ${readTexts(page)}
  const read = useRead('${list.id}', FIRST_PAGE);
  return (
    <>
      <PageTitle lead={t('${folder}.lead')}>{t('${folder}.title')}</PageTitle>
      <ReadPanel read={read} skeleton={<Skeleton height="12rem" />}>
        {({ list }) => <${name}List rows={list} />}
      </ReadPanel>
    </>
  );
}
${createListComponent(page)}`;
}

/** @param {import('./generator.mjs').Page} page */
function createListComponent(page) {
  const { name, folder, list } = page;
  return `
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

/** @param {import('./generator.mjs').Page} page */
function createComponentWithOwnStates(page) {
  const { path, name, folder, list, isInMemberLayout } = page;
  const frame = isInMemberLayout ? 'MineLayout' : '';
  return `
import type { CallFailure, ErrorMessageKey, ResponseOf } from '@pavilion/api-client';
import { errorMessages, useAppSelector, useT } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { EmptyState, ErrorState, OfflineState, PageTitle, Panel, Skeleton, Table, VisuallyHidden } from '@pavilion/ui-kit';
${createTextsImport(page)}
${isInMemberLayout ? "import { MineLayout } from '../mine/MineLayout.tsx';\n" : ''}
const FIRST_PAGE = { pageNum: 1, pageSize: 20 };

/** \`${path}\`. */
export function ${name}Page() {
  ${readTexts(page)}
  const { data, failure, isFetching, refetch } = useRead('${list.id}', FIRST_PAGE);
  return (
    <${frame}>
      <PageTitle lead={t('${folder}.lead')}>{t('${folder}.title')}</PageTitle>
      <Panel aria-busy={!data && !failure}>
        {data ? (
          <${name}List rows={data.list} />
        ) : failure ? (
          <${name}Failure failure={failure} isRetrying={isFetching} onRetry={refetch} />
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
${createListComponent(page)}
interface ${name}FailureProps {
  readonly failure: CallFailure;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ${name}Failure({ failure, ...retry }: ${name}FailureProps) {
  ${readTexts(page)}
  const errorText = useT(errorMessages);
  const isOnline = useAppSelector((state) => state.ui.online);
  const State = isOnline ? ErrorState : OfflineState;
  return (
    <State {...retry} retryLabel={t('${folder}.retry')} title={t(isOnline ? '${folder}.failed' : '${folder}.offline')}>
      {isOnline
        ? \`\${failure.serverText ?? errorText(failure.messageKey as ErrorMessageKey)} \${t('${folder}.failedHint')}\`
        : t('${folder}.offlineHint')}
    </State>
  );
}
`;
}
