import { formatHelpPath, helpPages } from '@pavilion/site-help-content';
import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { helpMessages } from '../messages/helpMessages.ts';
import { helpTools } from '../tools/helpTools.tsx';
import { HelpPage } from './HelpPage.tsx';

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

const open = (id: (typeof helpPages)[number]['id'], locale: 'zh-CN' | 'zh-TW' = 'zh-CN') =>
  renderWithSite(<HelpPage id={id} tools={helpTools} />, {
    messages: [helpMessages],
    locale,
    path: formatHelpPath(id),
  });

it('NAV-08 shows the article with its sections, the contents with the current page, and related pages', async () => {
  await open('rqgl');
  expect(await screen.findByRole('heading', { level: 1, name: '让球' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '四分之一球怎么结算' })).toHaveAttribute('id', 'quarter');
  const contents = screen.getByRole('navigation', { name: '帮助目录' });
  expect(within(contents).getAllByRole('link')).toHaveLength(helpPages.length);
  expect(within(contents).getByRole('link', { current: 'page' })).toHaveTextContent('让球');
  const related = screen.getByRole('navigation', { name: '相关' });
  expect(within(related).getByRole('link', { name: '赔率规则' })).toHaveAttribute('href', '/app/help/fjcjc');
});

it('EDN-03 shows the text that is written for Taiwan', async () => {
  await open('ck', 'zh-TW');
  expect(await screen.findByRole('heading', { level: 1, name: '儲值' })).toBeVisible();
});

it('ACT-04 writes the caps of domain-sports into the terms', async () => {
  await open('gztk');
  const row = (await screen.findByRole('cell', { name: '足球' })).closest('tr')!;
  expect(within(row).getByText('150 万美元')).toBeVisible();
});

it.each`
  query         | found
  ${'四分之一'} | ${'四分之一球怎么结算'}
  ${'qukuan'}   | ${'取款'}
  ${'150 万'}   | ${'派彩上限'}
`('NAV-08 the search for $query finds $found', async ({ query, found }) => {
  await open('kh');
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索帮助' }), query);
  expect((await screen.findAllByText(found)).length).toBeGreaterThan(0);
});

it('NAV-08 a search without a result shows the searched text', async () => {
  await open('kh');
  await userEvent.type(screen.getByRole('searchbox', { name: '搜索帮助' }), '火星投注');
  expect(await screen.findByText(/没有找到“火星投注”/)).toBeVisible();
});

it('NAV-08 shows the place of the page, its summary, and the date of its last change', async () => {
  await open('rqgl');
  await screen.findByRole('heading', { level: 1, name: '让球' });
  const article = within(screen.getByRole('article'));
  expect(article.getByText(/^帮助中心/)).toHaveTextContent('帮助中心 / 体育规则');
  expect(article.getByText(/^让球把两队的实力拉近/)).toBeVisible();
  expect(screen.getByText('最后更新 2026-11-27')).toBeVisible();
});

it('the aside links the sections of the shown text', async () => {
  await open('rqgl');
  await screen.findByRole('heading', { level: 1 });
  const links = within(screen.getByRole('navigation', { name: '本页' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['自己算一次', '#try'],
    ['四分之一球怎么结算', '#quarter'],
    ['滚球比分如何起算', '#in-play'],
    ['盘口变动与赛事取消', '#changes'],
  ]);
});

it('the article contains the calculators of its text', async () => {
  await open('fjcjc');
  expect(await screen.findByRole('columnheader', { name: '投 ¥200.00 可赢' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: '过关方式' })).toBeVisible();
});

it('the article is busy and has no title until its text is loaded', async () => {
  await open('rqgl');
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('aria-busy', 'true');
  expect(article).toHaveTextContent(/^帮助中心 \/ 体育规则$/);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(within(article).queryByRole('alert')).toBeNull();
  expect(within(screen.getByRole('navigation', { name: '本页' })).queryAllByRole('link')).toEqual([]);
  expect(article.querySelectorAll('span[aria-hidden="true"][style]')).toHaveLength(5);
  expect(await screen.findByRole('heading', { level: 1, name: '让球' })).toBeVisible();
  expect(article).toHaveAttribute('aria-busy', 'false');
  expect(article.querySelectorAll('span[aria-hidden="true"][style]')).toHaveLength(0);
});

describe('a text that cannot be loaded', () => {
  beforeEach(() => {
    mockFailure = new TypeError('Failed to fetch dynamically imported module');
  });
  afterEach(() => {
    mockFailure = undefined;
  });

  it('an error is shown in place of the article, and a retry shows the text', async () => {
    await open('tywt');
    const article = screen.getByRole('article');
    expect(await within(article).findByRole('alert')).toHaveTextContent('没有读到这一页请检查网络后重试。重试');
    expect(article).toHaveAttribute('aria-busy', 'false');
    expect(article.querySelectorAll('span[aria-hidden="true"][style]')).toHaveLength(0);
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    mockFailure = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1, name: '体育常见问题' })).toBeVisible();
    expect(screen.queryByText('没有读到这一页')).toBeNull();
  });
});

describe('section of the address', () => {
  let scrolled: string[];
  beforeEach(() => {
    scrolled = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      scrolled.push(this.id);
    };
  });

  const openAt = (hash: string) =>
    renderWithSite(
      <>
        <HelpPage id="rqgl" />
        <Link to="#in-play">next</Link>
      </>,
      { messages: [helpMessages], path: `/app/help/rqgl${hash}` },
    );

  it('the page is scrolled to the section once its text is shown', async () => {
    await openAt('#quarter');
    expect(scrolled).toEqual([]);
    await screen.findByRole('heading', { level: 1 });
    expect(scrolled).toEqual(['quarter']);
  });

  it('a page without a section in its address is not scrolled', async () => {
    await openAt('');
    await screen.findByRole('heading', { level: 1 });
    expect(scrolled).toEqual([]);
  });

  it('a section that the text does not have is ignored', async () => {
    await openAt('#former');
    expect(await screen.findByRole('heading', { level: 1, name: '让球' })).toBeVisible();
    expect(scrolled).toEqual([]);
  });

  it('the page is scrolled again when the section changes', async () => {
    await openAt('#quarter');
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(screen.getByRole('link', { name: 'next' }));
    expect(scrolled).toEqual(['quarter', 'in-play']);
  });
});
