import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { belowMessages } from '../messages/belowMessages.ts';
import { About } from './About.tsx';

it.each([
  ['zh-CN', '关于这里的体育盘口', /^云阁的盘口覆盖/],
  ['zh-TW', '關於這裡的體育盤口', /^玉閣的盤口涵蓋/],
] as const)('NAV-14 names the brand in %s', async (locale, title, text) => {
  await renderWithSite(<About />, { messages: [belowMessages], locale });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});
