// The console page. No framework and no build: it speaks the JSON documented in the sandbox's README.

import { createCashierSection } from './cashier.js';
import { createVenuesSection } from './venues.js';

const view = document.querySelector('#view');
const notice = document.querySelector('#notice');

/** Builds an element: `h('td', { class: 'number' }, text, child)`. Text is text, never markup. */
function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== null));
  return element;
}

let noticeTimer;
function tell(text) {
  notice.textContent = text;
  notice.hidden = false;
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.hidden = true), 5000);
}

async function api(method, path, body) {
  const response = await fetch(`/console/api/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error ?? `The console answered ${response.status}.`);
  return answer;
}

/** Runs a command, says what happened, shows the section again. */
async function act(done, work) {
  try {
    await work();
    tell(done);
  } catch (error) {
    tell(error.message);
  }
  await show();
}

const time = (ms) => new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
const valuesOf = (form) => Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''));
const button = (text, onclick, kind = 'quiet') => h('button', { type: 'button', class: kind, onclick }, text);
const field = (label, name, attributes = {}) => h('label', {}, label, h('input', { name, ...attributes }));
const choice = (label, name, options, value) =>
  h(
    'label',
    {},
    label,
    h(
      'select',
      { name },
      options.map(([key, text]) => h('option', { value: key, selected: key === value }, text)),
    ),
  );

function table(heads, rows, empty) {
  const body = rows.length ? rows : [h('tr', {}, h('td', { class: 'empty', colspan: heads.length }, empty))];
  return h(
    'div',
    { class: 'sheet' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => h('th', { class: head.endsWith('#') ? 'number' : '' }, head.replace('#', ''))),
        ),
      ),
      h('tbody', {}, body),
    ),
  );
}

function form(fields, submit, onsubmit, attributes = {}) {
  return h(
    'form',
    {
      ...attributes,
      onsubmit: (event) => {
        event.preventDefault();
        onsubmit(event.target);
      },
    },
    fields,
    submit,
  );
}

// Matches

const filter = { q: '', gameType: 'FT', showType: 'RB' };
const voidCodes = [
  ['DD', 'DD postponed'],
  ['DF', 'DF abandoned'],
  ['DN', 'DN abandoned'],
  ['D', 'D cancelled'],
  ['D0', 'D0 voided automatically'],
  ['D1', 'D1 event cancelled'],
  ['D2', 'D2 odds error'],
  ['D3', 'D3 result error'],
  ['D4', 'D4 abnormal bet'],
  ['D5', 'D5 event early'],
  ['D6', 'D6 goal cancelled'],
  ['D7', 'D7 red card cancelled'],
  ['D8', 'D8 goal cancelled'],
  ['DB', 'DB goal not counted'],
  ['DC', 'DC team name error'],
  ['DE', 'DE irregular time'],
  ['DG', 'DG withdrawal'],
  ['DH', 'DH home and away error'],
  ['DI', 'DI league name error'],
  ['DJ', 'DJ no penalties or extra time'],
  ['DK', 'DK schedule error'],
  ['DL', 'DL schedule hidden'],
  ['DO', 'DO no corners'],
  ['DP', 'DP no cards'],
  ['DQ', 'DQ no penalty kick'],
  ['DR', 'DR bet failed'],
  ['DS', 'DS no innings'],
  ['DT', 'DT event cancelled'],
  ['DU', 'DU video ruling'],
  ['DW', 'DW player did not take part'],
  ...['DA', 'DV', 'DX', 'DY', 'DZ'].map((code) => [code, `${code} ticket deleted`]),
];

function command(match, name, body, done) {
  return () => act(done, () => api('POST', `matches/${match.gameId}/${name}`, body ?? {}));
}

/** What one press of the score button counts; sports of sets and frames have none. */
const scoreUnits = { FT: 'Goal', VF: 'Goal', BK: '+2', BS: 'Run', OP: 'Score' };

function liveActions(match) {
  const unit = scoreUnits[match.gameType];
  const isGoal = ['FT', 'VF', 'OP'].includes(match.gameType);
  return [
    ...(unit ? [button(`${unit} home`, command(match, 'goal', { side: 'H' }, 'Scored.'))] : []),
    ...(unit ? [button(`${unit} away`, command(match, 'goal', { side: 'C' }, 'Scored.'))] : []),
    ...(isGoal ? [button('Cancel goal…', () => openCancelGoal(match))] : []),
  ];
}

function matchActions(match) {
  if (match.voidCode) return [];
  if (match.status === 'ended') return match.gameType === 'FS' ? [] : [button('Correct…', () => openCorrect(match))];
  const isLive = match.status === 'live' || match.status === 'halftime';
  const isChampion = match.gameType === 'FS';
  const before = isChampion ? [] : [button('Kick off', command(match, 'kickoff', {}, 'The match is on.'))];
  return [
    ...(isLive ? liveActions(match) : before),
    button('Suspend', command(match, 'suspend', {}, 'Betting on the match is suspended.')),
    button('Resume', command(match, 'resume', {}, 'Betting on the match is open.')),
    isChampion ? button('Winner…', () => openWinner(match)) : button('End…', () => openEnd(match)),
    button('Void…', () => openVoid(match), 'danger'),
  ];
}

function ask(title, fields, text, onsubmit) {
  const dialog = h('dialog', { class: 'sheet padded' });
  const close = () => dialog.remove();
  dialog.append(
    h('h2', {}, title),
    form(
      h('div', { class: 'fields' }, fields),
      h('div', { class: 'tools' }, h('button', { type: 'submit' }, text), button('Back', close)),
      (target) => {
        onsubmit(valuesOf(target));
        close();
      },
    ),
  );
  dialog.addEventListener('close', close);
  document.body.append(dialog);
  dialog.showModal();
}

function scoreFields(match) {
  const number = { type: 'number', min: 0, required: true };
  const score = match.sets ?? match.score;
  const half = match.halfTimeScore ?? score;
  const unit = match.sets ? (match.gameType === 'SK' ? ' frames' : ' sets') : '';
  const whole = [
    field(`Home${unit}`, 'home', { ...number, value: score.home }),
    field(`Away${unit}`, 'away', { ...number, value: score.away }),
  ];
  if (match.sets) return whole;
  return [
    ...whole,
    field('Home at half-time', 'halfHome', { ...number, value: half.home }),
    field('Away at half-time', 'halfAway', { ...number, value: half.away }),
  ];
}

function askScore(match, name, title, text, done) {
  ask(`${title} ${match.home} – ${match.away}`, scoreFields(match), text, (values) => {
    const body = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]));
    act(done, () => api('POST', `matches/${match.gameId}/${name}`, body));
  });
}

const openEnd = (match) =>
  askScore(match, 'end', 'End', 'End and settle', 'The match has ended and its bets are settled.');

const openCorrect = (match) =>
  askScore(
    match,
    'correct',
    'Correct',
    'Correct and settle again',
    'The result is corrected, its bets are settled again.',
  );

function openCancelGoal(match) {
  ask(
    `Cancel a goal of ${match.home} – ${match.away}`,
    [
      choice(
        'Side',
        'side',
        [
          ['H', match.home],
          ['C', match.away],
        ],
        'H',
      ),
    ],
    'Take the last goal back',
    (values) => act('The goal does not count.', () => api('POST', `matches/${match.gameId}/cancelGoal`, values)),
  );
}

async function openWinner(match) {
  const { odds } = await api('GET', `matches/${match.gameId}`);
  const runners = odds.map(({ r, name }) => [r, name]);
  ask(`Winner of ${match.home}`, [choice('Winner', 'runner', runners, '1')], 'Decide and settle', (values) =>
    act('The market is decided and its bets are settled.', () => api('POST', `matches/${match.gameId}/winner`, values)),
  );
}

function openVoid(match) {
  ask(
    `Void ${match.home} – ${match.away}`,
    [choice('Result code', 'code', voidCodes, 'DD')],
    'Void, return stakes',
    (values) => act('The match is void, stakes are back.', () => api('POST', `matches/${match.gameId}/void`, values)),
  );
}

const namesOf = ({ home, away }) => (away ? `${home} – ${away}` : home);

function matchRow(match) {
  const shown = match.sets ?? match.score;
  const score = match.status === 'scheduled' ? '–' : `${shown.home} – ${shown.away}`;
  return h(
    'tr',
    {},
    h('td', {}, namesOf(match), h('small', {}, `${match.league} · ${match.gameId}`)),
    h('td', {}, time(match.startTime), h('small', {}, match.clock || match.status)),
    h('td', { class: 'number score' }, score),
    h(
      'td',
      { class: 'actions' },
      matchActions(match).flatMap((element) => [element, ' ']),
    ),
  );
}

async function matches() {
  const list = await api('GET', `matches?${new URLSearchParams({ ...filter, limit: 80 })}`);
  const reload = (target) => {
    Object.assign(filter, { q: '' }, valuesOf(target));
    show();
  };
  const search = form(
    [
      h('div', { class: 'grow' }, field('Team, league or number', 'q', { type: 'search', value: filter.q, size: 40 })),
      choice(
        'Sport',
        'gameType',
        [
          ['FT', 'Football'],
          ['BK', 'Basketball'],
          ['TN', 'Tennis'],
          ['BS', 'Baseball'],
          ['VB', 'Volleyball'],
          ['TT', 'Table tennis'],
          ['SK', 'Snooker'],
          ['OP', 'Ice hockey, American football'],
          ['VF', 'Virtual football'],
          ['FS', 'Champions'],
        ],
        filter.gameType,
      ),
      choice(
        'When',
        'showType',
        [
          ['RB', 'In-play'],
          ['FT', 'Today'],
          ['FU', 'Early'],
          ['FSFT', 'Champions of today'],
          ['FSFU', 'Champions, early'],
        ],
        filter.showType,
      ),
    ],
    h('button', { type: 'submit' }, 'Search'),
    reload,
    { class: 'tools', onchange: (event) => event.target.name !== 'q' && reload(event.currentTarget) },
  );
  return [search, table(['Match', 'Kick-off (UTC+8)', 'Score#', ''], list.map(matchRow), 'No match fits.')];
}

// Bets

async function bets() {
  const list = await api('GET', 'bets?limit=100');
  const tone = { settled: '', open: 'good', pending: '', rejected: 'bad' };
  /** A series has several; a single is its own. */
  const legs = (bet) => bet.legs ?? [bet];
  const match = (leg) => [
    h('div', {}, leg.team_c ? `${leg.team_h} – ${leg.team_c}` : leg.team_h),
    h('small', {}, `${leg.league} · ${leg.gameId}`),
  ];
  const pick = (bet) => (leg) => [
    h('div', {}, `${leg.w} ${leg.runner ?? leg.r} ${leg.line}`),
    h('small', {}, [leg.scoreAtBet && `at ${leg.scoreAtBet}`, bet.legs && leg.resultCode].filter(Boolean).join(' · ')),
  ];
  const row = (bet) =>
    h(
      'tr',
      {},
      h('td', {}, bet.ticketId, h('small', {}, `${bet.member} · ${time(bet.placedAt)}`)),
      h('td', {}, legs(bet).flatMap(match)),
      h('td', {}, legs(bet).flatMap(pick(bet))),
      h(
        'td',
        { class: 'number' },
        legs(bet).map((leg) => h('div', {}, leg.price)),
        h('small', {}, bet.systems?.join(' ')),
      ),
      h('td', { class: 'number' }, bet.stake, h('small', {}, `to win ${bet.winAmount}`)),
      h(
        'td',
        {},
        h('span', { class: `tag ${tone[bet.status]}` }, bet.resultCode ?? bet.rejection?.reason ?? bet.status),
      ),
      h(
        'td',
        { class: 'number' },
        bet.net ?? '',
        h('small', {}, bet.formerNet ? `corrected, was ${bet.formerNet}` : (bet.scoreFinal ?? '')),
      ),
    );
  const settle = button('Settle what is decided', () => act('Settled.', () => api('POST', 'settle')));
  return [
    h('div', { class: 'tools' }, settle),
    table(['Ticket', 'Match', 'Pick', 'Price#', 'Stake#', 'State', 'Net#'], list.map(row), 'Nobody has bet yet.'),
  ];
}

// Members

/** What a member is known by, and how the next login is judged. */
async function openDevices(member) {
  const known = await api('GET', `members/${member.name}/devices`);
  ask(
    `Devices of ${member.name}`,
    [
      h('p', { class: 'hint' }, `Known by ${known.devices.length} devices and ${known.addresses.length} addresses.`),
      choice(
        'Codes for new devices',
        'rule',
        [
          ['site', 'As the site'],
          ['on', 'On'],
          ['off', 'Off'],
        ],
        known.rule,
      ),
      choice(
        'Forget',
        'forget',
        [
          ['', 'Nothing'],
          ['devices', 'Devices'],
          ['addresses', 'Addresses'],
          ['both', 'Both'],
        ],
        '',
      ),
      field('Last login, days ago', 'absentDays', { type: 'number', min: 0, max: 3650, placeholder: 'as it is' }),
    ],
    'Save',
    ({ absentDays, ...change }) =>
      act('Saved.', () =>
        api('POST', `members/${member.name}/devices`, {
          ...change,
          ...(absentDays === undefined ? {} : { absentDays: Number(absentDays) }),
        }),
      ),
  );
}

function memberRow(member) {
  const post = (name, body, done) => () => act(done, () => api('POST', `members/${member.name}/${name}`, body ?? {}));
  const amount = () =>
    ask(
      `Money for ${member.name}`,
      [field('Amount, minus takes', 'amount', { required: true, value: '1000.00' })],
      'Book it',
      (values) => act('Booked.', () => api('POST', `members/${member.name}/money`, values)),
    );
  const isFrozen = member.state === 'frozen';
  return h(
    'tr',
    {},
    h('td', {}, member.name, h('small', {}, `${member.userId} · VIP ${member.vipGrade}`)),
    h('td', {}, member.phone ? `${member.areaCode} ${member.phone}` : '–', h('small', {}, member.email || 'no e-mail')),
    h('td', {}, member.realName || '–'),
    h('td', { class: 'number' }, member.wallet, h('small', {}, `${member.locked} in bets`)),
    h(
      'td',
      {},
      h(
        'span',
        { class: `tag ${isFrozen ? 'bad' : member.isLoggedIn ? 'good' : ''}` },
        isFrozen ? 'frozen' : member.isLoggedIn ? 'logged in' : 'away',
      ),
    ),
    h(
      'td',
      { class: 'actions' },
      button('Money…', amount),
      ' ',
      button('Devices…', () => openDevices(member)),
      ' ',
      button('Kick', post('kick', {}, 'The session has ended.')),
      ' ',
      isFrozen
        ? button('Unfreeze', post('unfreeze', {}, 'Unfrozen.'))
        : button('Freeze', post('freeze', {}, 'Frozen.'), 'danger'),
    ),
  );
}

async function members() {
  const list = await api('GET', 'members');
  const add = form(
    h(
      'div',
      { class: 'tools' },
      field('Name', 'name', { required: true, pattern: '\\w{1,30}' }),
      field('Password', 'password', { placeholder: 'demo1234' }),
      field('Area', 'areaCode', { placeholder: '+86', pattern: '\\+\\d{1,4}' }),
      field('Phone', 'phone', { inputmode: 'numeric', pattern: '\\d{5,15}' }),
      field('E-mail', 'email', { type: 'email' }),
      field('Money', 'money', { placeholder: '0.00' }),
      h('button', { type: 'submit' }, 'Add member'),
    ),
    [],
    (target) => act('Added.', () => api('POST', 'members', valuesOf(target))),
  );
  return [add, table(['Member', 'Phone', 'Real name', 'Wallet#', 'State', ''], list.map(memberRow), 'Nobody.')];
}

// Faults

async function faults() {
  const [list, known, now] = await Promise.all([
    api('GET', 'faults'),
    api('GET', 'faults/kinds'),
    api('GET', 'trouble'),
  ]);
  const kinds = Object.entries(known).map(([kind, { text }]) => [kind, text]);
  const add = form(
    [
      h(
        'div',
        { class: 'fields' },
        field('Endpoint, or *', 'endpoint', { required: true, value: 'sport.placeBet' }),
        choice('What happens', 'kind', kinds, 'error'),
        field('Code', 'code', { type: 'number', placeholder: '6005' }),
        field('Delay, ms', 'delayMs', { type: 'number', placeholder: '1000' }),
        field('How often', 'count', { type: 'number', min: 1, placeholder: 'always' }),
      ),
    ],
    h('button', { type: 'submit' }, 'Plan fault'),
    (target) => {
      const { code, delayMs, count, ...rest } = valuesOf(target);
      const numbers = Object.fromEntries(
        Object.entries({ code, delayMs, count })
          .filter(([, value]) => value)
          .map(([key, value]) => [key, Number(value)]),
      );
      act('Planned.', () => api('POST', 'faults', { ...rest, ...numbers }));
    },
    { class: 'sheet padded' },
  );
  const row = (fault) =>
    h(
      'tr',
      {},
      h('td', {}, fault.endpoint),
      h('td', {}, kinds.find(([key]) => key === fault.kind)?.[1] ?? fault.kind),
      h('td', {}, String(fault.code ?? fault.delayMs ?? '')),
      h('td', { class: 'number' }, String(fault.count ?? '∞')),
    );
  const clear = button(
    'Heal everything',
    () => act('Everything works again.', () => api('DELETE', 'faults')),
    'danger',
  );
  return [
    add,
    table(['Endpoint', 'Fault', 'Detail', 'Left#'], list.map(row), 'Every endpoint works.'),
    clear,
    ...trouble(now),
  ];
}

const databases = [
  ['none', 'Works'],
  ['slow', 'Slow'],
  ['locked', 'Locked'],
  ['deadlock', 'Deadlocks'],
  ['down', 'Down'],
];

/** What is wrong with the platform as a whole. */
function trouble(now) {
  const edit = form(
    h(
      'div',
      { class: 'fields' },
      choice('Database', 'database', databases, now.database),
      field('Slower by, or waiting for a lock, ms', 'databaseDelayMs', {
        type: 'number',
        min: 0,
        value: now.databaseDelayMs,
      }),
      field('Clock ahead by, ms', 'clockOffsetMs', { type: 'number', value: now.clockOffsetMs }),
      field('Another key, 32 bytes in base64url', 'key', { value: now.key, placeholder: 'the profile’s' }),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Make trouble'),
      button('Heal the platform', () => act('The platform is well.', () => api('DELETE', 'trouble')), 'danger'),
    ),
    (target) => {
      const { database, databaseDelayMs, clockOffsetMs, key } = Object.fromEntries(new FormData(target));
      const change = { database, key, databaseDelayMs: Number(databaseDelayMs), clockOffsetMs: Number(clockOffsetMs) };
      act('So it is.', () => api('POST', 'trouble', change));
    },
    { class: 'sheet padded' },
  );
  return [h('h2', {}, 'The platform as a whole'), edit];
}

// Settings

async function settings() {
  const now = await api('GET', 'settings');
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
      field('Title, simplified', 'cn', { value: now.titles['zh-CN'] }),
      field('Title, traditional', 'tw', { value: now.titles['zh-TW'] }),
      onOff('Deposits', 'depositSwitch'),
      onOff('Edition switch', 'editionSwitch'),
      onOff('Safe switch (sealed calls)', 'safeSwitch'),
      choice(
        'Sealed answers',
        'answerSealing',
        [
          ['asCalled', 'To sealed calls'],
          ['always', 'Always'],
          ['never', 'Never (sites refuse it)'],
        ],
        now.answerSealing,
      ),
      field('Mobile address', 'h5DomainUrl', { value: now.h5DomainUrl, placeholder: 'none' }),
      field('Customer service', 'customerServiceUrl', { value: now.customerServiceUrl }),
      choice(
        'Captchas',
        'captchaMode',
        [
          ['default', 'After three failures'],
          ['picture', 'Always a picture'],
          ['slider', 'Always a slider'],
          ['risk', 'By risk'],
          ['off', 'Never'],
        ],
        now.captchaMode,
      ),
      onOff('Codes for new devices', 'newDeviceRule'),
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
      button('Defaults', () => act('Defaults are back.', () => api('DELETE', 'settings'))),
    ),
    (target) => {
      const data = Object.fromEntries(new FormData(target));
      const words = (text) => text.split(/\s+/).filter(Boolean);
      act('Saved.', () =>
        api('POST', 'settings', {
          titles: { 'zh-CN': data.cn, 'zh-TW': data.tw },
          depositSwitch: data.depositSwitch,
          editionSwitch: data.editionSwitch,
          safeSwitch: data.safeSwitch,
          answerSealing: data.answerSealing,
          h5DomainUrl: data.h5DomainUrl,
          customerServiceUrl: data.customerServiceUrl,
          captchaMode: data.captchaMode,
          newDeviceRule: data.newDeviceRule,
          inPlayDelayMs: Number(data.inPlayDelayMs),
          maintainedKeys: words(data.maintainedKeys),
          maintainedVenues: words(data.maintainedVenues),
        }),
      );
    },
    { class: 'sheet padded' },
  );
  return [
    h('p', { class: 'hint' }, 'Sites keep some answers for five minutes: reload them to see a change at once.'),
    edit,
  ];
}

// Inbox and ledger

async function inbox() {
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

async function ledger() {
  const [books, state] = await Promise.all([api('GET', 'audit'), api('GET', 'state')]);
  const count = (status) => String(state.bets[status] ?? 0);
  return [
    h(
      'div',
      { class: 'sheet padded' },
      h('h2', {}, 'Books'),
      h('p', { class: 'hint' }, `Kept in ${state.database}.`),
      h(
        'p',
        {},
        h('span', { class: `tag ${books.ok ? 'good' : 'bad'}` }, books.ok ? 'Every rule holds' : books.violation),
      ),
    ),
    table(
      ['Bets', 'Number#'],
      ['pending', 'open', 'settled', 'rejected'].map((status) =>
        h('tr', {}, h('td', {}, status), h('td', { class: 'number' }, count(status))),
      ),
      '',
    ),
  ];
}

// Frame

const sections = {
  matches: ['Matches', matches],
  bets: ['Bets', bets],
  members: ['Members', members],
  cashier: ['Cashier', createCashierSection({ h, api, act, ask, button, field, table, time })],
  venues: ['Venues', createVenuesSection({ h, api, act, ask, button, choice, field, table, time })],
  faults: ['Faults', faults],
  settings: ['Settings', settings],
  inbox: ['Inbox', inbox],
  ledger: ['Ledger', ledger],
};
const currentKey = () => (sections[location.hash.slice(1)] ? location.hash.slice(1) : 'matches');

let showing = 0;
async function show() {
  const turn = ++showing;
  const key = currentKey();
  for (const tab of document.querySelectorAll('#tabs button'))
    tab.setAttribute('aria-selected', String(tab.dataset.key === key));
  try {
    const content = await sections[key][1]();
    if (turn === showing) view.replaceChildren(...content);
  } catch (error) {
    tell(error.message);
  }
  showFacts();
}

const speeds = [1, 5, 10, 30, 60, 120, 300, 600];
async function showFacts() {
  try {
    const { clock, counts, bets: byStatus, feedClients } = await api('GET', 'state');
    const facts = [
      ['World', `${time(clock.at)}${clock.isPaused ? ' (paused)' : ''}`],
      ['In-play', `${counts.FT.RB + counts.BK.RB}`],
      ['Open bets', `${(byStatus.open ?? 0) + (byStatus.pending ?? 0)}`],
      ['Listeners', String(feedClients)],
    ];
    document
      .querySelector('#facts')
      .replaceChildren(...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))));
    document.querySelector('#pause').textContent = clock.isPaused ? 'Go on' : 'Pause';
    const known = speeds.includes(clock.speed) ? speeds : [...speeds, clock.speed];
    const select = document.querySelector('#speed');
    if (document.activeElement !== select)
      select.replaceChildren(
        ...known.map((speed) => h('option', { value: speed, selected: speed === clock.speed }, `×${speed}`)),
      );
  } catch {
    document.querySelector('#facts').replaceChildren(h('div', {}, h('dd', {}, 'The sandbox does not answer.')));
  }
}

const setClock = (body, done) => act(done, () => api('POST', 'clock', body));
document.querySelector('#clock').addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter.name === 'advance')
    return setClock({ advanceMinutes: Number(event.submitter.value) }, 'The clock went forward.');
  const isPaused = document.querySelector('#pause').textContent === 'Pause';
  setClock({ isPaused }, isPaused ? 'The world stands still.' : 'The world goes on.');
});
document
  .querySelector('#speed')
  .addEventListener('change', (event) => setClock({ speed: Number(event.target.value) }, 'The speed has changed.'));

document.querySelector('#tabs').append(
  ...Object.entries(sections).map(([key, [title]]) => {
    const tab = h('button', { type: 'button', role: 'tab', onclick: () => (location.hash = key) }, title);
    tab.dataset.key = key;
    return tab;
  }),
);
addEventListener('hashchange', show);
setInterval(() => document.hidden || showFacts(), 2000);
setInterval(
  () =>
    document.hidden ||
    document.querySelector('dialog') ||
    currentKey() !== 'matches' ||
    view.contains(document.activeElement) ||
    show(),
  5000,
);
show();
