// Settings that the platform sends to the sites.

import { h, api, act, button, field, choice, form, table } from '../../kit.js';

/** Counts of the limits, with a button that clears them. */
function limitsPart(limits) {
  const row = ({ limit, keys, refused }) =>
    h(
      'tr',
      {},
      h('td', {}, limit),
      h('td', { class: 'number' }, String(keys)),
      h('td', { class: 'number' }, String(refused)),
    );
  return [
    h('h2', {}, 'Limits'),
    h(
      'p',
      { class: 'hint' },
      'Failed logins, captchas, codes and registrations that count towards a limit. Clearing also allows the next code for every recipient.',
    ),
    table(['Limit', 'Keys#', 'Refused#'], limits.map(row), 'Nothing is counted.'),
    h(
      'div',
      { class: 'tools' },
      button('Clear all counts', () => act('Counts cleared.', () => api('DELETE', 'limits'))),
    ),
  ];
}

export async function settings() {
  const [now, limits] = await Promise.all([api('GET', 'settings'), api('GET', 'limits')]);
  const sites = Object.keys(now.titles);
  const onOff = (label, name) =>
    choice(
      label,
      name,
      [
        ['1', 'On'],
        ['0', 'Off'],
      ],
      now[name],
    );
  const edit = form(
    h(
      'div',
      { class: 'fields' },
      ...sites.flatMap((site) => [
        field(`Title of site ${site}, simplified`, `cn${site}`, { value: now.titles[site]['zh-CN'] }),
        field(`Title of site ${site}, traditional`, `tw${site}`, { value: now.titles[site]['zh-TW'] }),
      ]),
      onOff('Deposits', 'depositSwitch'),
      onOff('Edition switch', 'editionSwitch'),
      onOff('Safe switch (sealed calls)', 'safeSwitch'),
      choice(
        'Sealed responses',
        'answerSealing',
        [
          ['asCalled', 'To sealed calls'],
          ['always', 'Always'],
          ['never', 'Never (sealed clients refuse them)'],
        ],
        now.answerSealing,
      ),
      field('Mobile address', 'h5DomainUrl', { value: now.h5DomainUrl, placeholder: 'none' }),
      field('Customer service', 'customerServiceUrl', { value: now.customerServiceUrl }),
      field('Allowed origins', 'allowedOrigins', {
        value: now.allowedOrigins.join(' '),
        placeholder: 'https://help.example',
      }),
      choice(
        'Captchas',
        'captchaMode',
        [
          ['default', 'After five failures'],
          ['picture', 'Always a picture'],
          ['slider', 'Always a slider'],
          ['risk', 'By risk'],
          ['off', 'Never'],
        ],
        now.captchaMode,
      ),
      onOff('Captcha before every code', 'codeCaptcha'),
      onOff('Codes for new devices', 'newDeviceRule'),
      onOff('Logins on several devices', 'severalSessions'),
      field('In-play delay, ms', 'inPlayDelayMs', { type: 'number', min: 0, value: now.inPlayDelayMs }),
      field('Keys in maintenance', 'maintainedKeys', { value: now.maintainedKeys.join(' '), placeholder: 'DZ BY' }),
      field('Venues in maintenance', 'maintainedVenues', {
        value: now.maintainedVenues.join(' '),
        placeholder: 'crty',
      }),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Save'),
      button('Defaults', () => act('Defaults restored.', () => api('DELETE', 'settings'))),
    ),
    (target) => {
      const data = Object.fromEntries(new FormData(target));
      const splitWords = (text) => text.split(/\s+/).filter(Boolean);
      act('Saved.', () =>
        api('POST', 'settings', {
          titles: Object.fromEntries(
            sites.map((site) => [site, { 'zh-CN': data[`cn${site}`], 'zh-TW': data[`tw${site}`] }]),
          ),
          depositSwitch: data.depositSwitch,
          editionSwitch: data.editionSwitch,
          safeSwitch: data.safeSwitch,
          answerSealing: data.answerSealing,
          h5DomainUrl: data.h5DomainUrl,
          customerServiceUrl: data.customerServiceUrl,
          allowedOrigins: splitWords(data.allowedOrigins),
          captchaMode: data.captchaMode,
          codeCaptcha: data.codeCaptcha,
          newDeviceRule: data.newDeviceRule,
          severalSessions: data.severalSessions,
          inPlayDelayMs: Number(data.inPlayDelayMs),
          maintainedKeys: splitWords(data.maintainedKeys),
          maintainedVenues: splitWords(data.maintainedVenues),
        }),
      );
    },
    { class: 'sheet padded' },
  );
  return [
    h('p', { class: 'hint' }, 'Sites cache some responses for 5 minutes. Reload a site to see a change at once.'),
    edit,
    ...limitsPart(limits),
  ];
}
