// Codes that were sent, and captchas with their answers.

import { h, api, time, table } from './kit.js';

export async function inbox() {
  const [list, captchas] = await Promise.all([api('GET', 'inbox'), api('GET', 'captchas')]);
  const shown = (captcha) =>
    h(
      'tr',
      {},
      h('td', {}, time(captcha.at)),
      h('td', {}, captcha.kind),
      h('td', {}, h('code', {}, captcha.id)),
      h('td', { class: 'score' }, captcha.kind === 'slider' ? `${captcha.answer} px` : captcha.answer),
    );
  const row = (code) =>
    h(
      'tr',
      {},
      h('td', {}, time(code.at)),
      h('td', {}, code.channel),
      h('td', {}, code.to),
      h('td', {}, code.purpose),
      h('td', { class: 'score' }, code.code),
    );
  return [
    table(['Sent', 'By', 'To', 'For', 'Code'], list.map(row), 'No code has been sent.'),
    h('h2', {}, 'Captchas'),
    table(['Shown', 'Kind', 'Id', 'Answer'], captchas.slice(0, 20).map(shown), 'No captcha has been shown.'),
  ];
}
