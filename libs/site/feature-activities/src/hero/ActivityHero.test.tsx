import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { activityMessages } from '../messages/activityMessages.ts';
import { pageTypes } from '../kinds/pageTypes.ts';
import type { Activity } from '../kinds/kindTypes.ts';
import { ActivityHero } from './ActivityHero.tsx';
import { buildHeroArt } from './buildHeroArt.ts';
import { omitKey } from '../testing/omitKey.ts';

const activity: Activity = {
  activityId: '9',
  type: 'racePage',
  title: '周流水竞赛',
  summary: '前十瓜分彩金',
  rules: [],
  rewards: [],
  beginTime: Date.UTC(2026, 10, 1),
  endTime: Date.UTC(2026, 10, 8),
  sort: 1,
  state: 'running',
  turnoverMultiple: 2,
};

const readArt = (url: string) =>
  new DOMParser().parseFromString(decodeURIComponent(url.slice(url.indexOf(',') + 1)), 'image/svg+xml');

it.each(pageTypes)('NAV-05 the drawing of %s is a valid picture without text', (type) => {
  const art = buildHeroArt(type);
  expect(art).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  const document = readArt(art);
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.querySelectorAll('#m path').length).toBeGreaterThan(2);
  expect(document.querySelector('text')).toBeNull();
  const colours = [...document.querySelectorAll('[fill]')].map((shape) => shape.getAttribute('fill'));
  expect(colours.filter((colour) => colour !== 'none' && !/^#[0-9a-f]{6}$/.test(colour ?? ''))).toEqual([]);
});

it('NAV-05 the kinds of activity have drawings of their own', () => {
  expect(new Set(pageTypes.map(buildHeroArt)).size).toBe(pageTypes.length);
});

it('ACT-01 shows the drawing alone while the activity loads, so that the first HTML contains it', async () => {
  const { container } = await renderWithSite(<ActivityHero type="racePage" activity={undefined} />, {
    messages: [activityMessages],
  });
  expect(container.querySelector('img')).toHaveAttribute('src', buildHeroArt('racePage'));
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  expect(container).toHaveTextContent('');
});

it.each`
  turnoverMultiple | text
  ${2}             | ${'进行中活动时间 · 2026-11-01 08:00 至 2026-11-08 08:00（北京时间）奖励流水 2 倍'}
  ${0}             | ${'进行中活动时间 · 2026-11-01 08:00 至 2026-11-08 08:00（北京时间）'}
`('ACT-01 shows title, summary, state and period: $text', async ({ turnoverMultiple, text }) => {
  const shown = { ...activity, turnoverMultiple: turnoverMultiple as number };
  const { container } = await renderWithSite(<ActivityHero type="racePage" activity={shown} />, {
    messages: [activityMessages],
  });
  expect(screen.getByRole('heading', { level: 1, name: '周流水竞赛' })).toBeVisible();
  expect(screen.getByText('前十瓜分彩金')).toBeVisible();
  expect(screen.getByText('进行中').closest('p')).toHaveTextContent(text as string);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it.each(pageTypes)('NAV-05 the drawing of %s has three motifs, the last of which is the subject', (type) => {
  const document = readArt(buildHeroArt(type));
  const copies = [...document.querySelectorAll('use')];
  expect(copies.map((copy) => [copy.getAttribute('href'), copy.getAttribute('opacity')])).toEqual([
    ['#m', '0.32'],
    ['#m', '0.5'],
    ['#m', '1'],
  ]);
  expect(copies.map((copy) => copy.getAttribute('transform'))).toEqual([
    'translate(222 14) scale(0.66)',
    'translate(356 66) scale(0.8)',
    'translate(524 -8) scale(1.7)',
  ]);
  expect(document.documentElement.getAttribute('viewBox')).toBe('0 0 720 160');
  const parts = [...document.documentElement.children].map(({ localName }) => localName);
  expect(parts).toEqual(['defs', 'path', 'circle', 'circle', 'path', 'path', 'use', 'use', 'use']);
  expect(document.querySelectorAll('path[d^="M150 34l3 9"]')).toHaveLength(1);
});

it.each`
  state        | tone         | text
  ${'coming'}  | ${'info'}    | ${'即将开始'}
  ${'running'} | ${'success'} | ${'进行中'}
  ${'ended'}   | ${'neutral'} | ${'已结束'}
`('ACT-01 an activity that is $state has the tag "$text"', async ({ state, tone, text }) => {
  const shown = { ...activity, state: state as Activity['state'] };
  const { container } = await renderWithSite(<ActivityHero type="racePage" activity={shown} />, {
    messages: [activityMessages],
  });
  expect(screen.getByText(text as string).closest('[data-tone]')).toHaveAttribute('data-tone', tone as string);
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'false');
  expect(container.querySelector('img')).toHaveAttribute('width', '720');
});

it('ACT-01 an activity of more than five years is open-ended, and one without turnover does not show it', async () => {
  const rest = omitKey({ ...activity, endTime: Date.UTC(2036, 0, 1) }, 'turnoverMultiple');
  await renderWithSite(<ActivityHero type="racePage" activity={rest} />, { messages: [activityMessages] });
  expect(screen.getByText('进行中').closest('p')).toHaveTextContent(/^进行中活动时间 · 长期有效$/);
});
