// Stage of e-sports matches: board, chosen match, slip. Prices and scores are read every second.

import { h, isFocusLost } from '../base/kit.js';
import { t } from '../base/texts.js';
import { readMatches } from '../base/wire.js';
import { createMatchBoard } from './matchBoard.js';
import { createMatchSlip } from './matchSlip.js';
import { createMatchView, drawEvents } from './matchView.js';

const POLL_MS = 1_000;
const REFRESH_MS = 4_000;
/** A read without a response for this time means that the shown prices are outdated. */
const STALE_MS = 3_000;
const CONFIRM_RETRY_MS = 1_500;
const order = { live: 0, upcoming: 1 };

/** Matches that are shown: live ones first. */
const listShown = (matches) =>
  matches
    .filter(({ state }) => state !== 'ended')
    .sort((one, other) => order[one.state] - order[other.state] || one.no - other.no);

const findSelection = (match, key) => {
  const market = match?.markets.find(({ selections }) => selections.some((each) => each.key === key));
  return market && { market, selection: market.selections.find((each) => each.key === key) };
};

const getPrice = (found) => (found?.market.status === 'open' ? found.selection.price : 0);

/** Log of the events of the chosen match and of the last results. */
function createLog() {
  const title = h('h2', {}, t('events'));
  const list = h('ol', { class: 'log events', tabindex: 0, 'aria-label': t('events') });
  const results = h('ul', { class: 'scores' });
  let key = '';
  return {
    elements: [
      h('section', { class: 'match-log' }, title, list),
      h('section', { class: 'match-log' }, h('h2', {}, t('lastMatches')), results),
    ],
    show(match, matches) {
      const ended = matches.filter(({ state }) => state === 'ended').slice(-4);
      const next = `${match.no} ${match.maps.map(({ events }) => events.length).join()} ${ended.map(({ no }) => no).join()}`;
      if (next === key) return;
      key = next;
      list.replaceChildren(
        ...(match.maps.length > 0 ? drawEvents(match) : [h('li', { class: 'hint' }, t('noEvents'))]),
      );
      results.replaceChildren(
        ...ended
          .toReversed()
          .map(({ home, away, score }) =>
            h('li', {}, h('small', {}, `${home} – ${away}`), h('b', { class: 'figure' }, score.join(' : '))),
          ),
      );
    },
  };
}

/** Follows a bet through the in-play delay, and shows whether it was taken. */
function createConfirmation(table, slip) {
  let timer;
  /** @type {{ requestId: string, acceptedAt: number } | undefined} */
  let pending;
  function report({ requestId }) {
    const round = table.state.rounds.find((each) => each.requestId === requestId);
    pending = undefined;
    slip.busy(false);
    const isRefused = Boolean(round?.bets.some((bet) => bet.isRefused));
    // The page shows the result of a round that is already settled.
    if (isRefused || round?.status === 'open')
      table.showMessage(t(isRefused ? 'betRefused' : 'betTaken'), isRefused ? 'bad' : 'plain');
  }
  async function check() {
    await table.refresh();
    if (!pending) return;
    // An older state, for example after a failed read, does not show whether the bet was taken.
    if (table.state.now >= pending.acceptedAt) report(pending);
    else timer = setTimeout(() => void check(), CONFIRM_RETRY_MS);
  }
  return {
    get isPending() {
      return pending !== undefined;
    },
    follow(round, now) {
      const acceptedAt = round.match?.acceptedAt ?? 0;
      const left = acceptedAt - now;
      if (round.status !== 'open' || left <= 0) return;
      pending = { requestId: round.requestId, acceptedAt };
      slip.busy(true);
      timer = setTimeout(() => void check(), left + 300);
    },
    stop() {
      pending = undefined;
      clearTimeout(timer);
    },
  };
}

/** Creates the stage of matches. */
export function createMatchStage(table) {
  let { matches } = table.state;
  let offset = table.state.now - Date.now();
  let chosen = listShown(matches)[0]?.no ?? 0;
  let picked;
  let isBusy = false;
  const getNow = () => Date.now() + offset;
  const board = createMatchBoard({ choose, pick });
  const view = createMatchView(pick);
  const log = createLog();
  const slip = createMatchSlip(table.state.game.limits, {
    place: (bet) => void place(bet),
    remove: () => setPick(undefined),
  });
  const confirmation = createConfirmation(table, slip);

  function choose(no) {
    chosen = no;
    show();
  }
  function setPick(next) {
    picked = next;
    show();
  }
  function pick(no, key) {
    if (isBusy || confirmation.isPending) return;
    const isSame = picked?.no === no && picked.key === key;
    const found = findSelection(
      matches.find((match) => match.no === no),
      key,
    );
    chosen = no;
    setPick(isSame ? undefined : { no, key, seen: getPrice(found) });
  }
  function showSlip() {
    const match = matches.find(({ no }) => no === picked?.no);
    const found = picked && findSelection(match, picked.key);
    slip.show(
      found && {
        name: found.selection.name,
        teams: `${match.home} – ${match.away}`,
        market: found.market.name,
        price: getPrice(found),
        seen: picked.seen,
        status: found.market.status,
      },
    );
  }
  function show() {
    const shown = listShown(matches);
    if (!matches.some(({ no }) => no === chosen)) chosen = shown[0]?.no ?? 0;
    const match = matches.find(({ no }) => no === chosen);
    board.show(shown, { now: getNow(), chosen, picked });
    if (match) {
      view.show(match, picked);
      log.show(match, matches);
    }
    showSlip();
  }
  async function place({ stake, accept }) {
    const match = matches.find(({ no }) => no === picked.no);
    const price = getPrice(findSelection(match, picked.key));
    // The price on the slip is the one that is accepted from here on.
    picked = { ...picked, seen: price };
    const bet = { spot: picked.key, stake, price };
    const isAccepted = await table.play([bet], { drawNo: picked.no, accept });
    if (isAccepted) setPick(undefined);
    else show();
    // The button that placed the bet was disabled while it was sent.
    if (isFocusLost() && !(isAccepted && view.focus(bet.spot))) slip.focus();
  }
  /** Time of the first read without a response. */
  let failingSince;
  const element = h('div', { class: 'match-room' }, board.element, view.element);
  function showConnection() {
    const isStale = failingSince !== undefined && Date.now() - failingSince >= STALE_MS;
    element.toggleAttribute('data-stale', isStale);
    slip.stale(isStale);
  }
  async function poll() {
    failingSince ??= Date.now();
    const next = await readMatches(table.state.game.code).catch(() => undefined);
    if (!next) return;
    failingSince = undefined;
    showConnection();
    matches = next.matches;
    offset = next.now - Date.now();
    show();
  }
  let isReading = false;
  const timers = [
    setInterval(() => {
      if (document.hidden) return;
      showConnection();
      if (isReading) return;
      isReading = true;
      void poll().finally(() => (isReading = false));
    }, POLL_MS),
    setInterval(() => {
      if (!isBusy && !confirmation.isPending && table.state.rounds.some(({ status }) => status === 'open'))
        void table.refresh();
    }, REFRESH_MS),
  ];
  show();
  return {
    element,
    desk: slip.element,
    side: log.elements,
    update() {
      matches = table.state.matches;
      offset = table.state.now - Date.now();
      show();
    },
    busy(is) {
      isBusy = is;
      slip.busy(is || confirmation.isPending);
    },
    close() {
      timers.forEach(clearInterval);
      confirmation.stop();
    },
    async show(round) {
      confirmation.follow(round, getNow());
    },
  };
}
