// Console page, without a framework and a build. It uses the JSON interface described in the sandbox's README.

import { bets } from './panels/money/bets.js';
import { cashier } from './panels/money/cashier.js';
import { chat } from './panels/members/chat.js';
import { content } from './panels/members/content.js';
import { faults } from './panels/site/faults.js';
import { feedback } from './panels/members/feedback.js';
import { grades } from './panels/members/grades.js';
import { help } from './panels/members/help.js';
import { inbox } from './panels/members/inbox.js';
import { act, api, h, showMessage, time } from './kit.js';
import { ledger } from './panels/money/ledger.js';
import { letters } from './panels/members/letters.js';
import { matches } from './panels/site/matches.js';
import { members } from './panels/members/members.js';
import { activities } from './panels/money/activities.js';
import { partners } from './panels/members/partners.js';
import { service } from './panels/members/service.js';
import { settings } from './panels/site/settings.js';
import { venues } from './panels/site/venues.js';
import { violations } from './panels/site/violations.js';

const view = document.querySelector('#view');

const sections = {
  matches: ['Matches', matches],
  bets: ['Bets', bets],
  members: ['Members', members],
  letters: ['Messages', letters],
  feedback: ['Feedback', feedback],
  grades: ['VIP', grades],
  cashier: ['Cashier', cashier],
  venues: ['Venues', venues],
  chat: ['Chat', chat],
  partners: ['Agents', partners],
  service: ['Service', service],
  content: ['Content', content],
  activities: ['Activities', activities],
  faults: ['Faults', faults],
  settings: ['Settings', settings],
  inbox: ['Inbox', inbox],
  ledger: ['Ledger', ledger],
  help: ['Help', help],
  violations: ['Violations', violations],
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
    showMessage(error.message);
  }
  showState();
}

const speeds = [1, 5, 10, 30, 60, 120, 300, 600];
async function showState() {
  try {
    const { clock, counts, bets: byStatus, feedClients } = await api('GET', 'state');
    const facts = [
      ['World', `${time(clock.at)}${clock.isPaused ? ' (paused)' : ''}`],
      ['In-play', String(counts.ALL.RB)],
      ['Open bets', `${(byStatus.open ?? 0) + (byStatus.pending ?? 0)}`],
      ['Feed clients', String(feedClients)],
    ];
    document
      .querySelector('#facts')
      .replaceChildren(...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))));
    document.querySelector('#pause').textContent = clock.isPaused ? 'Resume' : 'Pause';
    const known = speeds.includes(clock.speed) ? speeds : [...speeds, clock.speed];
    const select = document.querySelector('#speed');
    if (document.activeElement !== select)
      select.replaceChildren(
        ...known.map((speed) => h('option', { value: speed, selected: speed === clock.speed }, `×${speed}`)),
      );
  } catch {
    document.querySelector('#facts').replaceChildren(h('div', {}, h('dd', {}, 'The sandbox does not respond.')));
  }
}

const setClock = (body, done) => act(done, () => api('POST', 'clock', body));
document.querySelector('#clock').addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.submitter.name === 'advance')
    return setClock({ advanceMinutes: Number(event.submitter.value) }, 'Clock advanced.');
  const isPaused = document.querySelector('#pause').textContent === 'Pause';
  setClock({ isPaused }, isPaused ? 'World paused.' : 'World resumed.');
});
document
  .querySelector('#speed')
  .addEventListener('change', (event) => setClock({ speed: Number(event.target.value) }, 'Speed changed.'));

document.querySelector('#tabs').append(
  ...Object.entries(sections).map(([key, [title]]) => {
    const tab = h('button', { type: 'button', role: 'tab', onclick: () => (location.hash = key) }, title);
    tab.dataset.key = key;
    return tab;
  }),
);
for (const event of ['hashchange', 'changed']) addEventListener(event, show);
setInterval(() => document.hidden || showState(), 2000);
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
