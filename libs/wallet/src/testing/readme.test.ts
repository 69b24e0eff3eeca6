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
import { unanswered } from './callFailure.ts';
import { settle } from './deferred.ts';
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

/** A formatter may widen columns and move blank lines; nothing else. */
const squash = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

describe('the README', () => {
  it('QLT-04 `RENEW=1 npx jest readme && npx prettier --write README.md`: its tables are those the reducers run on', () => {
    const drawn = Object.entries(tables).map(([name, table]) => formatFlowDiagram(name, table));
    const readme = readFileSync(file, 'utf8');
    const wanted = readme.replace(marks, (_all, open: string, close: string) => [open, ...drawn, close].join('\n\n'));
    if (process.env['RENEW']) writeFileSync(file, wanted);
    expect(readme).toMatch(marks);
    expect(squash(readFileSync(file, 'utf8'))).toBe(squash(wanted));
  });

  it.each(readdirSync(folder))('QLT-04 holds %s word for word', (name) => {
    const snippet = readFileSync(join(folder, name), 'utf8').replaceAll('../../cashier.ts', '@pavilion/wallet/cashier');
    expect(readFileSync(file, 'utf8')).toContain(`\`\`\`ts\n${snippet}\`\`\``);
  });

  it('QLT-04 its transfer is unknown while nobody answers, and never sent twice', async () => {
    const call = jest.fn().mockRejectedValue(unanswered());
    const flow = createVenueTransfer({ call } as never, createMemoryStore(), '7');
    flow.transferIn('BGDZ', '100.00');
    flow.transferIn('BGDZ', '100.00');
    await settle();
    expect(flow.getState().step).toBe('unknown');
    call.mockResolvedValue(schemas['venue.transfer'].example.response);
    await settle();
    await settle();
    const ids = call.mock.calls.map(([, , options]) => (options as { requestId: string }).requestId);
    expect([flow.getState().step, new Set(ids).size]).toEqual(['done', 1]);
    flow.dispose();
  });

  it.each`
    typed          | words
    ${'１,000．5'} | ${'sends 1000.5'}
    ${'1,5'}       | ${'says unreadable'}
  `('F-WAL-01 its box: “$typed” $words', ({ typed, words }) => {
    expect(readTyped(typed)).toBe(words);
  });
});
