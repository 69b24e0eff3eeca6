import { siteActions } from '@pavilion/site-contract';
import type { HelpPageId } from '@pavilion/site-help-content';
import { renderWithSite } from '@pavilion/site-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { helpMessages } from '../messages/helpMessages.ts';
import { HelpContents } from './HelpContents.tsx';

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

interface Settings {
  readonly depositSwitch?: string;
  readonly hiddenKeys?: string[];
}

function Place() {
  const { pathname, hash } = useLocation();
  return <p>{pathname + hash}</p>;
}

async function show(current: HelpPageId, settings: Settings = {}) {
  const { store, services } = await renderWithSite(
    <>
      <HelpContents current={current} />
      <Place />
    </>,
    { messages: [helpMessages] },
  );
  act(() => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, ...settings })));
  return services;
}

const getField = () => screen.getByRole('searchbox', { name: '搜索帮助' });
const search = (text: string) => userEvent.type(getField(), text);
const listHits = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('contents', () => {
  it('NAV-08 lists the pages by group, each with its link', async () => {
    await show('kh');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '开始',
      '存取款',
      '体育规则',
      '游戏',
      '关于',
    ]);
    const start = within(screen.getByRole('region', { name: '开始' })).getAllByRole('link');
    expect(
      start.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['开户', '/app/help/kh', 'page'],
      ['博彩责任', '/app/help/bczr', null],
    ]);
    expect(within(screen.getByRole('region', { name: '游戏' })).getAllByRole('link')).toHaveLength(4);
    expect(getField()).toHaveAttribute('placeholder', '文字或拼音');
  });

  it.each`
    rule                                          | settings                        | group       | missing       | left
    ${'GRD-05 a closed deposit'}                  | ${{ depositSwitch: '0' }}       | ${'存取款'} | ${'存款'}     | ${5}
    ${'ACT-02 a customer service that is hidden'} | ${{ hiddenKeys: ['customer'] }} | ${'关于'}   | ${'在线客服'} | ${4}
  `('$rule has no entry in the contents', async (row) => {
    const { settings, group, missing, left } = row as {
      readonly settings: Settings;
      readonly group: string;
      readonly missing: string;
      readonly left: number;
    };
    await show('kh', settings);
    const entries = within(screen.getByRole('region', { name: group }));
    expect(entries.queryByRole('link', { name: missing })).toBeNull();
    expect(entries.getAllByRole('link')).toHaveLength(left);
  });
});

describe('search', () => {
  it('NAV-08 replaces the contents by the results with their number', async () => {
    await show('kh');
    await search('乌龙球');
    expect(await screen.findByText('1 个结果')).toBeVisible();
    expect(listHits()).toEqual(['/app/help/dxqgl#what-counts']);
    expect(screen.getByRole('link', { name: /^哪些进球算/ })).toHaveTextContent('乌龙球算入得益的一方，也算入总数。');
    expect(screen.queryByRole('region', { name: '开始' })).toBeNull();
  });

  it('the first search shows that the texts are loading', async () => {
    await show('kh');
    fireEvent.change(getField(), { target: { value: '乌龙球' } });
    expect(screen.getByRole('status')).toHaveTextContent('正在读取全部帮助…');
    expect(screen.queryByText(/没有找到/)).toBeNull();
    expect(await screen.findByText('1 个结果')).toBeVisible();
    expect(screen.queryByText('正在读取全部帮助…')).toBeNull();
  });

  it('a page that matches by its title is linked without a section and precedes its sections', async () => {
    await show('kh');
    await search('让球');
    await screen.findByText(/个结果$/);
    expect(listHits()[0]).toBe('/app/help/rqgl');
    expect(listHits()).toContain('/app/help/rqgl#in-play');
  });

  it('blanks alone are no search', async () => {
    await show('kh');
    await search('  ');
    expect(screen.getByRole('region', { name: '开始' })).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('the searched text is shown without the blanks around it, with a link to customer service', async () => {
    await show('kh');
    await search(' 火星投注 ');
    expect(await screen.findByText('没有找到“火星投注”')).toBeVisible();
    expect(screen.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
    expect(screen.getByText(/^换个说法试试/)).toHaveTextContent('换个说法试试，或直接联系客服。');
    expect(screen.queryByText(/个结果/)).toBeNull();
  });

  it('found results have no hint to search in other words', async () => {
    await show('kh');
    await search('乌龙球');
    await screen.findByText('1 个结果');
    expect(screen.queryByText(/换个说法试试/)).toBeNull();
    expect(screen.queryByText(/没有找到/)).toBeNull();
  });

  it('Escape ends the search, another key does not', async () => {
    await show('kh');
    await search('乌龙球{Enter}');
    expect(getField()).toHaveValue('乌龙球');
    await userEvent.keyboard('{Escape}');
    expect(getField()).toHaveValue('');
    expect(screen.getByRole('region', { name: '开始' })).toBeVisible();
  });

  it('a followed result opens its section and ends the search', async () => {
    await show('kh');
    await search('乌龙球');
    await userEvent.click(await screen.findByRole('link', { name: /^哪些进球算/ }));
    expect(screen.getByText('/app/help/dxqgl#what-counts')).toBeVisible();
    expect(getField()).toHaveValue('');
    expect(screen.getByRole('region', { name: '开始' })).toBeVisible();
  });

  it('GRD-05 no result leads to deposits while they are closed', async () => {
    await show('kh', { depositSwitch: '0' });
    await search('同一时间最多有');
    expect(await screen.findByText('没有找到“同一时间最多有”')).toBeVisible();
  });

  it('GRD-05 the page of deposits is found while they are open', async () => {
    await show('kh', { depositSwitch: '1' });
    await search('同一时间最多有');
    expect(await screen.findByText('1 个结果')).toBeVisible();
    expect(listHits()).toEqual(['/app/help/ck#steps']);
  });

  it('EDN-03 a change of the language searches the texts of that language', async () => {
    const { i18n } = await show('kh');
    await search('乌龙球');
    await screen.findByText('1 个结果');
    await act(() => i18n.switchTo('zh-TW'));
    expect(await screen.findByText('找不到「乌龙球」')).toBeVisible();
    const field = screen.getByRole('searchbox', { name: '搜尋說明' });
    await userEvent.clear(field);
    await userEvent.type(field, '烏龍球');
    expect(await screen.findByText('1 筆結果')).toBeVisible();
    expect(listHits()).toEqual(['/app/help/dxqgl#what-counts']);
  });
});

describe('texts that cannot be loaded', () => {
  beforeEach(() => {
    mockFailure = new TypeError('Failed to fetch dynamically imported module');
  });
  afterEach(() => {
    mockFailure = undefined;
  });

  it('a failure is shown in place of results, and a retry finds them', async () => {
    await show('kh');
    await search('乌龙球');
    expect(await screen.findByText('没有读取成功，请重试')).toBeVisible();
    expect(screen.queryByText(/没有找到|个结果/)).toBeNull();
    mockFailure = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('1 个结果')).toBeVisible();
    expect(screen.queryByText('没有读取成功，请重试')).toBeNull();
  });
});
