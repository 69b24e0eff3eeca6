// Page that verifies a round from its record in the reader's browser.

import { renderRoundChecks } from './dialogs/renderRoundChecks.js';
import { h } from './base/kit.js';
import { t } from './base/texts.js';

const input = h('textarea', { id: 'record', spellcheck: 'false', autocomplete: 'off' });
const checks = h('div', {});

function read() {
  try {
    return JSON.parse(input.value);
  } catch {
    return undefined;
  }
}
const run = async () => checks.replaceChildren(await renderRoundChecks(read()));

document.title = t('verifyTitle');
document.body.append(
  h(
    'main',
    { class: 'verify' },
    h('h1', {}, t('verifyTitle')),
    h('p', {}, t('verifyLead')),
    h('label', { for: 'record' }, t('record')),
    input,
    h('div', { class: 'go' }, h('button', { type: 'button', class: 'main', onclick: () => void run() }, t('check'))),
    checks,
  ),
);
