import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { DeskHead } from './DeskHead.tsx';

it.each`
  isOpen   | from       | to         | text
  ${true}  | ${'09:00'} | ${'23:00'} | ${'客服在线服务时间 09:00–23:00（北京时间）'}
  ${false} | ${'09:00'} | ${'23:00'} | ${'现在不是服务时间服务时间 09:00–23:00（北京时间）'}
  ${true}  | ${'00:00'} | ${'24:00'} | ${'客服在线全天服务'}
  ${true}  | ${'08:00'} | ${'08:00'} | ${'客服在线全天服务'}
  ${true}  | ${'00:00'} | ${'12:00'} | ${'客服在线服务时间 00:00–12:00（北京时间）'}
  ${true}  | ${'12:00'} | ${'24:00'} | ${'客服在线服务时间 12:00–24:00（北京时间）'}
`('NAV-08 shows the hours $from to $to while the desk is open: $isOpen', async ({ isOpen, from, to, text }) => {
  const conversation = { isOpen, hours: { from, to } } as never;
  await renderWithSite(<DeskHead conversation={conversation} />, { messages: [serviceMessages] });
  expect(screen.getByRole('banner')).toHaveTextContent(`与客服对话${text as string}`);
  expect(screen.getByRole('heading', { name: '与客服对话' })).toBeVisible();
});
