import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import { belowMessages } from '../messages/belowMessages.ts';
import { Downloads } from './Downloads.tsx';

it('ACT-03 describes the app and links to the download page', async () => {
  await renderWithSite(<Downloads />, { messages: [belowMessages] });
  const section = within(screen.getByRole('region', { name: '手机上也一样清楚' }));
  expect(section.getByText(/网页应用可从下载页装到主屏幕/)).toBeVisible();
  expect(section.getByRole('link', { name: '前往下载页' })).toHaveAttribute('href', '/download');
});
