// Bets of all members, newest first.

import { h, api, act, time, button, table } from '../../kit.js';

export async function bets() {
  const list = await api('GET', 'bets?limit=100');
  const tones = { settled: '', open: 'good', pending: '', rejected: 'bad' };
  /** Returns the legs of a bet; a single is its own leg. */
  const legs = (bet) => bet.legs ?? [bet];
  const match = (leg) => [
    h('div', {}, leg.team_c ? `${leg.team_h} – ${leg.team_c}` : leg.team_h),
    h('small', {}, `${leg.league} · ${leg.gameId}`),
  ];
  const selection = (bet) => (leg) => [
    h('div', {}, `${leg.w} ${leg.runner ?? leg.r} ${leg.line}`),
    h('small', {}, [leg.scoreAtBet && `at ${leg.scoreAtBet}`, bet.legs && leg.resultCode].filter(Boolean).join(' · ')),
  ];
  const row = (bet) =>
    h(
      'tr',
      {},
      h('td', {}, bet.ticketId, h('small', {}, `${bet.member} · ${time(bet.placedAt)}`)),
      h('td', {}, legs(bet).flatMap(match)),
      h('td', {}, legs(bet).flatMap(selection(bet))),
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
        h('span', { class: `tag ${tones[bet.status]}` }, bet.resultCode ?? bet.rejection?.reason ?? bet.status),
      ),
      h(
        'td',
        { class: 'number' },
        bet.net ?? '',
        h('small', {}, bet.formerNet ? `corrected, was ${bet.formerNet}` : (bet.scoreFinal ?? '')),
      ),
    );
  const settle = button('Settle decided bets', () => act('Settled.', () => api('POST', 'settle')));
  return [
    h('div', { class: 'tools' }, settle),
    table(['Ticket', 'Match', 'Selection', 'Price#', 'Stake#', 'State', 'Net#'], list.map(row), 'No bets.'),
  ];
}
