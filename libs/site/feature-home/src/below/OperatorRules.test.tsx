import { standardJurisdiction } from '@pavilion/site-contract';
import { renderWithSite, testBrand } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import { belowMessages } from '../messages/belowMessages.ts';
import { OperatorRules } from './OperatorRules.tsx';

async function renderRules() {
  const jurisdiction = { ...standardJurisdiction, recordYears: 7, disputeDays: 21 };
  await renderWithSite(<OperatorRules />, {
    messages: [belowMessages],
    services: { brand: { ...testBrand, jurisdiction } },
  });
  return within(screen.getByRole('region', { name: '写在明处的规矩' }));
}

it('SLP-12 lists the payout caps of §1 in whole dollars', async () => {
  const section = await renderRules();
  const table = within(section.getByRole('table', { name: '每位会员单日最高赢利（美元）' }));
  const caps = table
    .getAllByRole('rowheader')
    .map((header) => [header.textContent, header.nextElementSibling?.textContent]);
  expect(caps).toEqual([
    ['足球、篮球', '1,500,000'],
    ['网球、美式足球、棒球、冰球、橄榄球、排球', '300,000'],
    ['其他体育项目', '200,000'],
    ['新玩法盘口', '25,000'],
    ['真人与电子，单局', '600,000'],
  ]);
  expect(table.getByText('赢利不含本金。串关取所含项目中最低的一档。')).toBeVisible();
});

it('explains price, settlement, and records with the terms of the jurisdiction', async () => {
  const section = await renderRules();
  const explanations = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '价格只有一个',
    '结算可以复核',
    '有据可查',
  ]);
  expect(explanations).toEqual([
    expect.stringContaining('香港盘') as string,
    expect.stringContaining('四分之一盘') as string,
    '注单保存 7 年。对赛果有异议，公布后 21 天内书面提出。',
  ]);
});
