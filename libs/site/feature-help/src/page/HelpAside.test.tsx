import { helpPages, type HelpPageId } from '@pavilion/site-help-content';
import { siteActions } from '@pavilion/site-contract';
import { renderWithSite } from '@pavilion/site-testing';
import { act, screen, within } from '@testing-library/react';
import { helpMessages } from '../messages/helpMessages.ts';
import { HelpAside } from './HelpAside.tsx';

interface Settings {
  readonly depositSwitch?: string;
  readonly hiddenKeys?: string[];
}

const sections = [
  { id: 'limits', title: '限额', blocks: [] },
  { id: 'steps', title: '步骤', blocks: [] },
];

async function show(id: HelpPageId, settings: Settings = {}) {
  const page = helpPages.find((each) => each.id === id)!;
  const { store } = await renderWithSite(<HelpAside page={page} sections={sections} />, { messages: [helpMessages] });
  act(() => void store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, ...settings })));
}

const listLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('NAV-08 lists the sections of the page and its related pages in their order', async () => {
  await show('kh');
  expect(listLinks('本页')).toEqual([
    ['限额', '#limits'],
    ['步骤', '#steps'],
  ]);
  expect(listLinks('相关')).toEqual([
    ['存款', '/app/help/ck'],
    ['规则与条款', '/app/help/gztk'],
    ['博彩责任', '/app/help/bczr'],
  ]);
  expect(screen.getByText('最后更新 2026-11-27')).toBeVisible();
});

it('GRD-05 no related page leads to deposits while they are closed', async () => {
  await show('kh', { depositSwitch: '0' });
  expect(listLinks('相关')).toEqual([
    ['规则与条款', '/app/help/gztk'],
    ['博彩责任', '/app/help/bczr'],
  ]);
});

it('NAV-08 a page links to customer service', async () => {
  await show('kh');
  const more = within(screen.getByRole('region', { name: '还有问题' }));
  expect(more.getByText('可附上注单或订单，客服直接看得到。')).toBeVisible();
  expect(more.getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/app/help/zxkf');
});

it('the page of customer service does not link to itself', async () => {
  await show('zxkf');
  expect(screen.queryByRole('region', { name: '还有问题' })).toBeNull();
  expect(screen.queryByRole('link', { name: '联系客服' })).toBeNull();
});

it('ACT-02 nothing links to customer service while the operator hides it', async () => {
  await show('bczr', { hiddenKeys: ['customer'] });
  expect(screen.queryByRole('region', { name: '还有问题' })).toBeNull();
  expect(listLinks('相关')).toEqual([
    ['开户', '/app/help/kh'],
    ['其他问题', '/app/help/qtwt'],
  ]);
});
