import { settle } from '@pavilion/testing';
import { createMemoryStore } from '@pavilion/kernel';
import { schemas } from '@pavilion/api-client/schemas';
import { formatFlowDiagram } from '@pavilion/kernel/flow';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  autoTransferTable,
  cardsTable,
  moneyActionTable,
  orderTable,
  recordsTable,
  type FlowTable,
} from '../cashier.ts';
import { responseLost } from './callFailure.ts';
import { readTyped } from './readme/amount.ts';
import { createVenueTransfer } from './readme/transfer.ts';

const file = join(__dirname, '../../README.md');
const folder = join(__dirname, 'readme');
const marks = /(<!-- tables -->)[\s\S]*(<!-- \/tables -->)/;

const tables: Readonly<Record<string, FlowTable<string, string>>> = {
  moneyAction: moneyActionTable,
  order: orderTable,
  autoTransfer: autoTransferTable,
  cards: cardsTable,
  records: recordsTable,
};

/** Removes differences that a formatter makes: white space and the width of table columns. */
const squash = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

describe('README', () => {
  it('QLT-04 contains the tables of the reducers (update: `RENEW=1 npx jest readme && npx prettier --write README.md`)', () => {
    const drawn = Object.entries(tables).map(([name, table]) => formatFlowDiagram(name, table));
    const readme = readFileSync(file, 'utf8');
    const wanted = readme.replace(marks, (_all, open: string, close: string) => [open, ...drawn, close].join('\n\n'));
    if (process.env['RENEW']) writeFileSync(file, wanted);
    expect(readme).toMatch(marks);
    expect(squash(readFileSync(file, 'utf8'))).toBe(squash(wanted));
  });

  it.each(readdirSync(folder))('QLT-04 contains %s unchanged', (name) => {
    const snippet = readFileSync(join(folder, name), 'utf8').replaceAll('../../cashier.ts', '@pavilion/wallet/cashier');
    expect(readFileSync(file, 'utf8')).toContain(`\`\`\`ts\n${snippet}\`\`\``);
  });

  it('QLT-04 the transfer of the example is unknown without a response and has one request id', async () => {
    const call = jest.fn().mockRejectedValue(responseLost());
    const flow = createVenueTransfer({ call } as never, createMemoryStore(), '7');
    flow.transferIn('BGDZ', '100.00');
    flow.transferIn('BGDZ', '100.00');
    await settle();
    expect(flow.getState().step).toBe('unknown');
    call.mockResolvedValue(schemas['venue.transfer'].example.response);
    // The example polls with the clock of the system.
    while (flow.getState().step !== 'done') await settle();
    const ids = call.mock.calls.map(([, , options]) => (options as { requestId: string }).requestId);
    expect(new Set(ids).size).toBe(1);
    flow.dispose();
  });

  it.each`
    typed          | result
    ${'１,000．5'} | ${'sends 1000.5'}
    ${'1,5'}       | ${'problem: unreadable'}
  `('F-WAL-01 the example parses “$typed”: $result', ({ typed, result }) => {
    expect(readTyped(typed)).toBe(result);
  });
});
