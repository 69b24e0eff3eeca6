import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { DeskState } from './DeskState.tsx';

it.each`
  state          | isOpen   | text
  ${'none'}      | ${false} | ${'您可以先留言，客服会在服务时间内回复。'}
  ${'automatic'} | ${true}  | ${'没有解决？请写下您的问题，由客服接手。'}
  ${'automatic'} | ${false} | ${'没有解决？请写下您的问题，由客服接手。'}
  ${'waiting'}   | ${true}  | ${'排队中，您是第 2 位。离开页面也会保留位置。'}
  ${'waiting'}   | ${false} | ${'留言已收到，我们会在服务时间内回复。'}
  ${'answered'}  | ${true}  | ${'客服已回复。'}
  ${'closed'}    | ${false} | ${'本次对话已结束，记录会保留。有新的问题可以接着写。'}
`('NAV-08 reads out "$text" in the state $state (open: $isOpen)', async ({ state, isOpen, text }) => {
  const conversation = { state, isOpen, position: 2 } as never;
  await renderWithSite(<DeskState conversation={conversation} />, { messages: [serviceMessages] });
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('NAV-08 shows no empty line while an open desk has no conversation', async () => {
  const conversation = { state: 'none', isOpen: true, position: 0 } as never;
  await renderWithSite(<DeskState conversation={conversation} />, { messages: [serviceMessages], hasStyles: true });
  expect(screen.queryByRole('status')).toBeNull();
});
