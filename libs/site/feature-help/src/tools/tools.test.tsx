import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { helpMessages } from '../messages/helpMessages.ts';
import { LineTool } from './LineTool.tsx';
import { OddsTypesTool } from './OddsTypesTool.tsx';
import { SystemBetTool } from './SystemBetTool.tsx';

const readRows = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );

it('SPT-07 a handicap of -0.5/1 at 0.91 wins half of 200 with a lead of one goal', async () => {
  await renderWithSite(<LineTool market="handicap" />, { messages: [helpMessages] });
  expect(readRows()).toEqual([
    [],
    ['赢 2 或以上', '全赢', '+182.00', '¥382.00'],
    ['赢 1', '赢一半，另一半退回', '+91.00', '¥291.00'],
    ['打平或更差', '全输', '-200.00', '¥0.00'],
  ]);
});

it('SPT-07 a total of 2.5/3 counts for the other side, and follows the stake', async () => {
  await renderWithSite(<LineTool market="total" />, { messages: [helpMessages] });
  await userEvent.click(screen.getByRole('radio', { name: '小' }));
  const stake = screen.getByLabelText('投注额');
  await userEvent.clear(stake);
  await userEvent.type(stake, '100');
  expect(readRows()).toEqual([
    [],
    ['4 或以上', '全输', '-100.00', '¥0.00'],
    ['3', '输一半，另一半退回', '-50.00', '¥50.00'],
    ['0–2', '全赢', '+91.00', '¥191.00'],
  ]);
});

it('SPT-03 a price has four forms and one win', async () => {
  await renderWithSite(<OddsTypesTool />, { messages: [helpMessages] });
  expect(readRows().slice(1)).toEqual([
    ['香港盘', '0.85', '¥170.00'],
    ['欧洲盘', '1.85', '¥170.00'],
    ['马来盘', '0.85', '¥170.00'],
    ['印尼盘', '-1.17', '¥170.00'],
  ]);
});

it('shows an error in place of the table for a price that cannot be read', async () => {
  await renderWithSite(<OddsTypesTool />, { messages: [helpMessages] });
  await userEvent.clear(screen.getByLabelText('香港盘赔率'));
  expect(screen.getByText('请输入 0.01 到 1000 之间的赔率')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('SLP-11 lists the systems of four matches with units and whole stake', async () => {
  await renderWithSite(<SystemBetTool />, { messages: [helpMessages] });
  expect(readRows()).toContainEqual(['4 串 11', '11', '¥110.00']);
});
