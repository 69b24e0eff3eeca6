import type { Locale, Services } from '@pavilion/site-contract';
import { formatHelpPath, helpPages, loadHelpText, type HelpPageId, type HelpText } from '@pavilion/site-help-content';
import { createFakeServices, renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHelpFeature, type HelpPart } from './helpFeature.ts';
import { helpMessages } from './messages/helpMessages.ts';
import { toolPages } from './tools/toolPages.ts';

/** Error of the load of one text until it is `undefined`. */
let mockFailure: Error | undefined;

jest.mock('@pavilion/site-help-content/content/zhCN/tywt.md', () => ({
  __esModule: true,
  get default() {
    if (mockFailure) throw mockFailure;
    return jest.requireActual<{ readonly default: unknown }>('@pavilion/site-help-content/content/zhCN/tywt.md')
      .default;
  },
}));

const findRoute = (id: HelpPageId, parts: readonly HelpPart[] = []) =>
  createHelpFeature(parts).routes!.find(({ path }) => path === formatHelpPath(id))!;

interface Setting {
  readonly parts?: readonly HelpPart[];
  /** Language at the time of loading. */
  readonly loaded?: Locale;
  readonly shown?: Locale;
}

async function open(id: HelpPageId, { parts = [], loaded = 'zh-CN', shown = loaded }: Setting = {}) {
  const services = createFakeServices({ locale: loaded });
  const Page = await findRoute(id, parts).load!(services);
  await renderWithSite(<Page />, { messages: [helpMessages], locale: shown, path: formatHelpPath(id) });
  return { Page, services };
}

const createPart = (page: HelpPageId) => {
  const asked: Services[] = [];
  const part: HelpPart = {
    page,
    load: async (services) => {
      asked.push(services);
      return () => <p>part of {page}</p>;
    },
  };
  return { part, asked };
};

it('NAV-08 has a route for each page, open to guests, and the texts around the articles', () => {
  const { id, routes, messages } = createHelpFeature([]);
  expect(id).toBe('help');
  expect(messages).toEqual([helpMessages]);
  expect(routes!.map(({ path }) => path)).toEqual(helpPages.map((page) => `/app/help/${page.id}`));
  expect(routes!.filter(({ requiresAuth }) => requiresAuth)).toEqual([]);
});

const hasTool = ({ sections }: HelpText) => sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'tool'));

it.each(['zh-CN', 'zh-TW'] as const)(
  'NAV-08 the pages whose text has a calculator load the calculators in %s',
  async (locale) => {
    const texts = await Promise.all(helpPages.map(async ({ id }) => ({ id, text: await loadHelpText(id, locale) })));
    expect(
      texts
        .filter(({ text }) => hasTool(text))
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...toolPages].sort());
  },
);

it('NAV-08 a page with a calculator shows it', async () => {
  await open('rqgl');
  expect(screen.getByText('与注单用同一套计算')).toBeVisible();
});

it('GRD-05 only the page of deposits is not a static page', () => {
  const dynamic = createHelpFeature([]).routes!.filter(({ describe: info }) => info === undefined);
  expect(dynamic.map(({ path }) => path)).toEqual(['/app/help/ck']);
});

it.each`
  locale     | title     | description
  ${'zh-CN'} | ${'取款'} | ${'取款只付到本人名下的账户。提交后资金先冻结，审核通过即付款，进度随时可查。'}
  ${'zh-TW'} | ${'提款'} | ${'提款只付到本人名下的帳戶。送出後資金先凍結，審核通過即付款，進度隨時可查。'}
`('the page info in $locale is the title and the summary of the text', async (row) => {
  const { locale, ...info } = row as { readonly locale: Locale; readonly title: string; readonly description: string };
  expect(await findRoute('qk').describe!(locale)).toEqual(info);
});

it('a loaded page shows its text at once', async () => {
  const { Page } = await open('rqgl');
  expect(screen.getByRole('heading', { level: 1, name: '让球' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
  expect(Page.displayName).toBe('HelpPage(rqgl)');
});

it('EDN-03 a page is loaded in the language of the site', async () => {
  await open('ck', { loaded: 'zh-TW' });
  expect(screen.getByRole('heading', { level: 1, name: '儲值' })).toBeVisible();
});

it('EDN-03 a page that was loaded in another language loads its text again', async () => {
  await open('ck', { loaded: 'zh-TW', shown: 'zh-CN' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(await screen.findByRole('heading', { level: 1, name: '存款' })).toBeVisible();
});

it('the part of a page is shown between its title and its text', async () => {
  const desk = createPart('zxkf');
  const other = createPart('kh');
  const { services } = await open('zxkf', { parts: [other.part, desk.part] });
  const part = screen.getByText('part of zxkf');
  const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = Node;
  expect(part.compareDocumentPosition(screen.getByRole('heading', { level: 1, name: '在线客服' }))).toBe(before);
  expect(part.compareDocumentPosition(screen.getByRole('heading', { name: '先看安全提示' }))).toBe(after);
  expect(desk.asked).toEqual([services]);
  expect(other.asked).toEqual([]);
  expect(screen.queryByText('part of kh')).toBeNull();
});

it('a page without a part of its own shows no part', async () => {
  const desk = createPart('zxkf');
  await open('qk', { parts: [desk.part] });
  expect(screen.getByRole('heading', { level: 1, name: '取款' })).toBeVisible();
  expect(screen.queryByText('part of zxkf')).toBeNull();
  expect(desk.asked).toEqual([]);
});

it('a page whose part cannot be loaded is not loaded', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module');
  const part: HelpPart = { page: 'zxkf', load: () => Promise.reject(failure) };
  await expect(findRoute('zxkf', [part]).load!(createFakeServices())).rejects.toBe(failure);
});

describe('a text that cannot be loaded', () => {
  beforeEach(() => {
    mockFailure = new TypeError('Failed to fetch dynamically imported module');
  });
  afterEach(() => {
    mockFailure = undefined;
  });

  it('the page is loaded without its text and shows an error with a retry', async () => {
    await open('tywt');
    expect(await screen.findByText('没有读到这一页')).toBeVisible();
    mockFailure = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '体育常见问题' })).toBeVisible();
  });

  it('the page loads its text itself if that failed only before', async () => {
    const services = createFakeServices();
    const Page = await findRoute('tywt').load!(services);
    mockFailure = undefined;
    await renderWithSite(<Page />, { messages: [helpMessages] });
    expect(await screen.findByRole('heading', { level: 1, name: '体育常见问题' })).toBeVisible();
    expect(screen.queryByText('没有读到这一页')).toBeNull();
  });

  it('there is no page info without the text', async () => {
    await expect(findRoute('tywt').describe!('zh-CN')).rejects.toThrow('Failed to fetch dynamically imported module');
  });
});
