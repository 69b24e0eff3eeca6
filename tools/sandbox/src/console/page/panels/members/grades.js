// VIP levels and their rebate rates.

import { h, act, api, button, field, openForm, table } from '../../kit.js';

const openRate = (grade, { category, rate }) =>
  openForm(
    `Rebate of VIP${grade}, ${category}`,
    [field('Rate in percent', 'rate', { required: true, value: rate, pattern: '\\d(\\.\\d{1,2})?' })],
    'Save',
    (values) => act('Saved.', () => api('POST', `grades/${grade}/rebates`, { category, ...values })),
  );

export async function grades() {
  const list = await api('GET', 'grades');
  const categories = list[0]?.rebates.map(({ category }) => category) ?? [];
  const row = ({ grade, gradeName, needDeposit, needTurnover, rebates }) =>
    h(
      'tr',
      {},
      h('td', {}, gradeName),
      h('td', { class: 'number' }, needDeposit),
      h('td', { class: 'number' }, needTurnover),
      rebates.map((rebate) =>
        h(
          'td',
          { class: 'number' },
          button(`${rebate.rate} %`, () => openRate(grade, rebate)),
        ),
      ),
    );
  const heads = ['Level', 'Deposit#', 'Turnover#', ...categories.map((category) => `${category}#`)];
  return [table(heads, list.map(row), 'No levels.')];
}
