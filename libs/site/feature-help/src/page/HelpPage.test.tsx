import { formatHelpPath, helpPages } from '@pavilion/site-help-content';
import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpMessages } from '../messages/helpMessages.ts';
import { HelpPage } from './HelpPage.tsx';

const open = (id: (typeof helpPages)[number]['id'], locale: 'zh-CN' | 'zh-TW' = 'zh-CN') =>
  renderWithSite(<HelpPage id={id} />, { messages: [helpMessages], locale, path: formatHelpPath(id) });

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
