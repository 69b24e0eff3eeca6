// Matches with their boards and commands.

import { h, api, act, changed, time, getFormValues, button, field, choice, table, form, openForm } from '../../kit.js';

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

/** Label of the score button per sport; sports of sets and frames have none. */
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
  const before = isChampion ? [] : [button('Kick off', command(match, 'kickoff', {}, 'Match started.'))];
  return [
    ...(isLive ? liveActions(match) : before),
    button('Suspend', command(match, 'suspend', {}, 'Betting on the match is suspended.')),
    button('Resume', command(match, 'resume', {}, 'Betting on the match is open.')),
    isChampion ? button('Winner…', () => openWinner(match)) : button('End…', () => openEnd(match)),
    button('Void…', () => openVoid(match), 'danger'),
  ];
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

function openScoreForm(match, name, title, text, done) {
  openForm(`${title} ${match.home} – ${match.away}`, scoreFields(match), text, (values) => {
    const body = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Number(value)]));
    act(done, () => api('POST', `matches/${match.gameId}/${name}`, body));
  });
}

const openEnd = (match) =>
  openScoreForm(match, 'end', 'End', 'End and settle', 'The match has ended and its bets are settled.');

const openCorrect = (match) =>
  openScoreForm(
    match,
    'correct',
    'Correct',
    'Correct and resettle',
    'The result is corrected and its bets are resettled.',
  );

function openCancelGoal(match) {
  openForm(
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
    'Cancel the last goal',
    (values) => act('Goal cancelled.', () => api('POST', `matches/${match.gameId}/cancelGoal`, values)),
  );
}

async function openWinner(match) {
  const { odds } = await api('GET', `matches/${match.gameId}`);
  const runners = odds.map(({ r, name }) => [r, name]);
  openForm(`Winner of ${match.home}`, [choice('Winner', 'runner', runners, '1')], 'Decide and settle', (values) =>
    act('The market is decided and its bets are settled.', () => api('POST', `matches/${match.gameId}/winner`, values)),
  );
}

function openVoid(match) {
  openForm(
    `Void ${match.home} – ${match.away}`,
    [choice('Result code', 'code', voidCodes, 'DD')],
    'Void and return stakes',
    (values) =>
      act('The match is void and stakes are returned.', () => api('POST', `matches/${match.gameId}/void`, values)),
  );
}

const formatTeams = ({ home, away }) => (away ? `${home} – ${away}` : home);

function matchRow(match) {
  const shown = match.sets ?? match.score;
  const score = match.status === 'scheduled' ? '–' : `${shown.home} – ${shown.away}`;
  return h(
    'tr',
    {},
    h('td', {}, formatTeams(match), h('small', {}, `${match.league} · ${match.gameId}`)),
    h('td', {}, time(match.startTime), h('small', {}, match.clock || match.status)),
    h('td', { class: 'number score' }, score),
    h(
      'td',
      { class: 'actions' },
      matchActions(match).flatMap((element) => [element, ' ']),
    ),
  );
}

export async function matches() {
  const list = await api('GET', `matches?${new URLSearchParams({ ...filter, limit: 80 })}`);
  const reload = (target) => {
    Object.assign(filter, { q: '' }, getFormValues(target));
    changed();
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
          ['FS', 'Outrights'],
        ],
        filter.gameType,
      ),
      choice(
        'Period',
        'showType',
        [
          ['RB', 'In-play'],
          ['FT', 'Today'],
          ['FU', 'Early'],
          ['FSFT', 'Outrights today'],
          ['FSFU', 'Outrights, early'],
        ],
        filter.showType,
      ),
    ],
    h('button', { type: 'submit' }, 'Search'),
    reload,
    { class: 'tools', onchange: (event) => event.target.name !== 'q' && reload(event.currentTarget) },
  );
  return [search, table(['Match', 'Kick-off (UTC+8)', 'Score#', ''], list.map(matchRow), 'No matches.')];
}
