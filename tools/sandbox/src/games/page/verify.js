// The verify page: reckons a round again in the reader's browser.

import { h } from './kit.js';
import { t } from './texts.js';
import { verifyRound } from './verifyRound.js';

const input = h('textarea', { id: 'record', spellcheck: 'false', autocomplete: 'off' });
const checks = h('ul', { class: 'checks', 'aria-live': 'polite' });
input.value = decodeURIComponent(location.hash.slice(1));

const line = (name, isTrue) =>
  h(
    'li',
    {},
    t(name),
    h('b', { class: 'figure', 'data-tone': isTrue ? 'good' : 'bad' }, t(isTrue ? 'passed' : 'failed')),
  );

async function run() {
  checks.replaceChildren();
  try {
    const round = JSON.parse(input.value);
    if (!round.proof?.serverSeed) return checks.replaceChildren(h('li', {}, t('notYet')));
    const { hash, outcome, payout } = await verifyRound(round);
    checks.replaceChildren(line('checkHash', hash), line('checkOutcome', outcome), line('checkPayout', payout));
  } catch {
    checks.replaceChildren(h('li', {}, t('notReadable')));
  }
}

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
if (input.value) void run();
