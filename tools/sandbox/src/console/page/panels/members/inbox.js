// Sent codes and recent captchas with their solutions.

import { h, api, time, table } from '../../kit.js';

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
    table(['Sent', 'Channel', 'To', 'Purpose', 'Code'], list.map(row), 'No codes.'),
    h('h2', {}, 'Captchas'),
    table(['Shown', 'Kind', 'Id', 'Solution'], captchas.slice(0, 20).map(shown), 'No captchas.'),
  ];
}
