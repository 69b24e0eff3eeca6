import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { homeMessages } from '../messages/homeMessages.ts';
import { Hero } from './Hero.tsx';

const renderHero = (hiddenKeys: readonly string[] = []) =>
  renderWithSite(<Hero />, {
    messages: [homeMessages],
    state: { site: { hiddenKeys, depositSwitch: '1' } as never },
  });

it('describes the prices, and links to the football board and to the rules', async () => {
  await renderHero();
  expect(screen.getByRole('heading', { level: 2, name: '盘口看得清，输赢算得准' })).toBeVisible();
  expect(screen.getByText(/^让球、大小、独赢并排一屏/)).toBeVisible();
  expect(screen.getByRole('link', { name: '进入体育盘口' })).toHaveAttribute('href', '/game/sport/crty');
  expect(screen.getByRole('link', { name: '看赔率规则' })).toHaveAttribute('href', '/app/help/fjcjc');
});

it('ACT-02 links only to the rules while sports are hidden', async () => {
  await renderHero(['TY']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['看赔率规则']);
});
