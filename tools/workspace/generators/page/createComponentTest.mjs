import { createPageTexts } from './createPageTexts.mjs';

/** @param {import('./generator.mjs').Page} page */
const createMemberImports = ({ isGuest, feature }) =>
  `import { errorMessages${isGuest ? '' : ', sessionActions'} } from '@pavilion/site-contract';
import { loadFailureMessages } from '@pavilion/site-data';
import { createFakeApi, ${isGuest ? '' : 'createFakeSession, '}renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { ${isGuest ? '' : 'act, '}screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ${feature.messages} } from '../messages/${feature.messages}.ts';`;

/** @param {import('./generator.mjs').Page} page */
const renderAsMember = ({ isGuest }) =>
  isGuest ? '' : "\n  act(() => void site.store.dispatch(sessionActions.loggedIn({ userId: '7' })));";

/**
 * Source of the test of a page component: loading, rows, no rows, failure and retry.
 *
 * @param {import('./generator.mjs').Page} page
 */
export function createComponentTest(page) {
  const { path, name, list, titles, feature, isGuest } = page;
  const { empty = '' } = createPageTexts(page, 'zh-CN');
  return `
import { ApiError } from '@pavilion/api-client';
import { schemas } from '@pavilion/api-client/schemas';
${createMemberImports(page)}
import { ${name}Page } from './${name}Page.tsx';

const { response } = schemas['${list.id}'].example;
const [row] = response.list;

async function setUp(read: NonNullable<FakeHandlers['${list.id}']>) {
  ${isGuest ? 'return' : 'const site ='} await renderWithSite(<${name}Page />, {
    path: '${path}',
    messages: [${feature.messages}, errorMessages, loadFailureMessages],
    services: {${isGuest ? '' : " session: createFakeSession({ token: 't', userId: '7' }),"} api: createFakeApi({ '${list.id}': read }) },
  });${renderAsMember(page)}${isGuest ? '' : '\n  return site;'}
}

describe('${name}Page', () => {
  it('shows its title and a placeholder until the response arrives', async () => {
    const { container } = await setUp(() => new Promise<never>(() => undefined));
    expect(screen.getByRole('heading', { level: 1, name: '${titles['zh-CN']}' })).toBeVisible();
    expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('lists the rows of the response', async () => {
    await setUp(async () => response);
    expect(await screen.findByText(row?.${list.label} ?? '')).toBeVisible();
  });

  it('shows a message if the response has no rows', async () => {
    await setUp(async () => ({ ...response, total: 0, list: [] }));
    expect(await screen.findByText('${empty}')).toBeVisible();
  });

  it('shows why the read failed, and reads again', async () => {
    const read = jest.fn(async () => response);
    read.mockRejectedValueOnce(new ApiError(6004, { endpointId: '${list.id}', requestId: 'r', serverMessage: '稍后再来' }));
    await setUp(read);
    expect(await screen.findByText('稍后再来')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(row?.${list.label} ?? '')).toBeVisible();
    expect(screen.queryByText('稍后再来')).toBeNull();
  });
});
`;
}
