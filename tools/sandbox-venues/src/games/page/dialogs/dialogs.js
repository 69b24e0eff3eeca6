// Dialogs: rules and paytable, fairness, verification, and the reminder to take a break.

import { drawMotif } from '../art/drawMotif.js';
import { getFamily } from '../art/families.js';
import { parseCents, h, formatOdds, formatShortMoney, formatMultiple } from '../base/kit.js';
import { hasText, pickScript, t } from '../base/texts.js';
import { renderRoundChecks } from './renderRoundChecks.js';
import { rotate } from '../base/wire.js';
import { isFramed } from '../link/siteLink.js';

/** Opens a modal dialog and removes it once it is closed. */
export function openDialog(title, ...content) {
  const close = h('button', { type: 'button', class: 'quiet', onclick: () => dialog.close() }, t('close'));
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'dialog-title' },
    h('header', {}, h('h2', { id: 'dialog-title' }, title), close),
    h('div', { class: 'dialog-body' }, content),
  );
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Renders a table with heads. @param {readonly string[]} heads @param {readonly unknown[]} rows */
export const renderTable = (heads, rows) =>
  h(
    'table',
    {},
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        heads.map((text) => h('th', { scope: 'col' }, text)),
      ),
    ),
    h('tbody', {}, rows),
  );

function slotRows({ cover, paytable }) {
  const { symbols } = getFamily(cover.motif);
  return paytable.map(({ symbol, pays }) => {
    const [motif, ink, cn, tw] = symbols[symbol];
    return h(
      'tr',
      {},
      h('td', { class: 'with-art' }, drawMotif(motif, ink), ' ', pickScript([cn, tw])),
      h(
        'td',
        { class: 'figure' },
        pays.map(([count, paid]) => h('div', {}, `${count} × `, h('b', {}, formatMultiple(paid)))),
      ),
    );
  });
}

function lineMaps(lines) {
  return h(
    'div',
    { class: 'line-maps', 'aria-hidden': 'true' },
    lines.map((line) =>
      h(
        'span',
        { class: 'line-map', 'data-reels': line.length },
        [0, 1, 2].map((row) => line.map((at) => h('i', { 'data-on': at === row }))),
      ),
    ),
  );
}

const spotRows = ({ spots }) =>
  spots.map(({ group, name, pays, rate }) =>
    h(
      'tr',
      {},
      h('td', {}, name, hasText(group) ? h('small', {}, ` ${t(group)}`) : undefined),
      h('td', { class: 'figure' }, formatOdds(pays)),
      h('td', { class: 'figure' }, rate),
    ),
  );

/** Opens the rules, paytable, limits and RTPs of the game. */
export function openRules(game) {
  const { min, max, roundMax } = game.limits;
  const facts = h(
    'dl',
    { class: 'facts' },
    h('div', {}, h('dt', {}, t('rate')), h('dd', {}, game.rate)),
    h(
      'div',
      {},
      h('dt', {}, t('limits')),
      h('dd', {}, `${formatShortMoney(parseCents(min))}–${formatShortMoney(parseCents(max))}`),
    ),
    h('div', {}, h('dt', {}, t('roundLimit')), h('dd', {}, formatShortMoney(parseCents(roundMax)))),
  );
  const paid = game.paytable
    ? renderTable([t('symbol'), t('pays')], slotRows(game))
    : renderTable([t('item'), t('odds'), t('rate')], spotRows(game));
  openDialog(
    t('rules'),
    facts,
    game.texts.map((text) => h('p', {}, text)),
    paid,
    game.lines?.length ? [h('h3', {}, t('lines')), lineMaps(game.lines)] : undefined,
  );
}

const fact = (name, value) => [h('dt', {}, t(name)), h('dd', {}, h('code', {}, value))];

/** Commitment of a match, and its server seed once it is over. */
const matchFact = ({ home, away, hash, serverSeed }) => [
  h('dt', {}, `${home} – ${away}`),
  h('dd', {}, h('code', {}, hash)),
  serverSeed ? h('dd', {}, `${t('serverSeed')} `, h('code', {}, serverSeed)) : undefined,
];

function verifyAddress() {
  const { lang, dataset } = document.documentElement;
  return `/venue/verify?lang=${lang}&theme=${dataset.theme}`;
}

/** Opens the commitments of the next round, and the fields that reveal the server seed of the last ones. */
export function openFair(state, page) {
  // The site's frame cannot open windows. There, rounds are verified in a dialog.
  const link = isFramed
    ? undefined
    : h('a', { href: verifyAddress(), target: '_blank', rel: 'noopener' }, t('openVerify'));
  if (state.matches)
    return openDialog(
      t('fair'),
      h('p', {}, t('fairMatch')),
      h('dl', { class: 'proof' }, state.matches.map(matchFact)),
      link,
    );
  if (state.draw)
    return openDialog(
      t('fair'),
      h('p', {}, t('fairDraw')),
      h('dl', { class: 'proof' }, fact('drawHash', state.draw.hash)),
      link,
    );
  const facts = h('dl', { class: 'proof' });
  const fill = (seeds) =>
    facts.replaceChildren(
      ...['hash', 'nextHash', 'clientSeed', 'nonce'].flatMap((key) => fact(key, String(seeds[key]))),
    );
  fill(state.seeds);
  const input = h('input', {
    id: 'new-seed',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    pattern: '[A-Za-z0-9_\\-]+',
    required: true,
  });
  const note = h('p', { class: 'hint', role: 'status' }, t('seedRule'));
  const submit = async () => {
    if (!input.reportValidity()) return;
    try {
      const { seeds } = await rotate(input.value);
      fill(seeds);
      note.textContent = t('rotated');
      input.value = '';
      await page.refresh();
    } catch {
      note.textContent = t('rotateFailed');
    }
  };
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) void submit();
  });
  // The sandbox of the site's frame blocks forms.
  const fields = h(
    'div',
    { class: 'fields' },
    h('label', { for: 'new-seed' }, t('newSeed')),
    input,
    h('button', { type: 'button', class: 'main', onclick: () => void submit() }, t('rotate')),
    note,
  );
  openDialog(t('fair'), h('p', {}, t('fairOwn')), facts, fields, link);
}

/** Opens the checks of a round and its record, which can be saved or verified elsewhere. */
export async function openVerify(round) {
  const record = h('textarea', { readonly: true, 'aria-label': t('record') });
  record.value = JSON.stringify(round);
  openDialog(t('verifyTitle'), h('p', {}, t('verifyLead')), await renderRoundChecks(round), record);
}

/** Opens a reminder with the playing time and the net result. */
export function openReminder({ played, net, leave }) {
  const dialog = openDialog(
    t('reminder'),
    h('p', {}, t('reminderText', played, net)),
    h(
      'div',
      { class: 'go' },
      h('button', { type: 'button', class: 'quiet', onclick: () => void leave() }, t('lobby')),
      h('button', { type: 'button', class: 'main', onclick: () => dialog.close() }, t('goOn')),
    ),
  );
}
