import { type FlowTable, formatFlowDiagram } from '@pavilion/kernel/flow';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingTable } from '../binding/bindingSlice.ts';
import { captchaTable } from '../captcha/captchaSlice.ts';
import { authDialogTable } from '../events/authDialog.ts';
import { forgotTable } from '../forgot/forgotSlice.ts';
import { loginTable } from '../login/loginSlice.ts';
import { newDeviceTable } from '../newDevice/newDeviceSlice.ts';
import { registerTable } from '../register/registerSlice.ts';
import { sendCodeTable } from '../sendCode/sendCodeSlice.ts';

const file = join(__dirname, '../../README.md');
const marks = /(<!-- tables -->)[\s\S]*(<!-- \/tables -->)/;

const tables: Readonly<Record<string, FlowTable<string, string>>> = {
  login: loginTable,
  newDevice: newDeviceTable,
  captcha: captchaTable,
  sendCode: sendCodeTable,
  register: registerTable,
  forgot: forgotTable,
  binding: bindingTable,
  authDialog: authDialogTable,
};

/** Removes differences that a formatter makes: white space and the width of table columns. */
const squash = (text: string) => text.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

/** Update the tables with `RENEW=1 npx jest readmeTables && npx prettier --write README.md`. */
describe('README tables', () => {
  it('AUT-09 equal the tables of the reducers', () => {
    const drawn = Object.entries(tables).map(([name, table]) => formatFlowDiagram(name, table));
    const readme = readFileSync(file, 'utf8');
    const wanted = readme.replace(marks, (_all, open: string, close: string) => [open, ...drawn, close].join('\n\n'));
    if (process.env['RENEW']) writeFileSync(file, wanted);
    expect(readme).toMatch(marks);
    expect(squash(readFileSync(file, 'utf8'))).toBe(squash(wanted));
  });
});
