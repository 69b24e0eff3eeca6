import { renderWithSite } from '@pavilion/site-testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { SponsorGallery } from './SponsorGallery.tsx';
import { SponsorScene } from './SponsorScene.tsx';

const sponsors = ['海港城', '北境灰熊', '南港电竞'].map((name, sort) => ({
  id: String(sort),
  name,
  title: '官方合作',
  content: `${name}的介绍`,
  period: '2026',
  sort,
}));

/** Gallery whose partnerships can be reduced to the first ones, as after a refetch. */
function Reducible({ count }: { readonly count: number }) {
  const [shown, setShown] = useState(sponsors.length);
  return (
    <>
      <SponsorGallery sponsors={sponsors.slice(0, shown)} />
      <button onClick={() => setShown(count)}>reduce</button>
    </>
  );
}

const open = (count: number) => renderWithSite(<Reducible count={count} />, { messages: [partnerMessages] });

it('ACT-02 shows the last partnership if the chosen one has ended', async () => {
  await open(2);
  await userEvent.click(screen.getByRole('button', { name: '南港电竞' }));
  await userEvent.click(screen.getByRole('button', { name: 'reduce' }));
  expect(screen.getByRole('heading', { level: 2, name: '北境灰熊' })).toBeVisible();
  expect(screen.getByText('第 2 张，共 2 张')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '上一张' }));
  expect(screen.getByRole('heading', { level: 2, name: '海港城' })).toBeVisible();
});

it('ACT-02 shows no gallery without partnerships', async () => {
  await open(0);
  await userEvent.click(screen.getByRole('button', { name: 'reduce' }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('ACT-03 partnerships take three drawings in turn', () => {
  render([0, 1, 2, 3, 5].map((at) => <SponsorScene key={at} at={at} label={`drawing ${at}`} />));
  const [first, second, third, fourth, sixth] = screen.getAllByRole('img').map(({ innerHTML }) => innerHTML);
  expect(new Set([first, second, third]).size).toBe(3);
  expect([fourth, sixth]).toEqual([first, third]);
});
