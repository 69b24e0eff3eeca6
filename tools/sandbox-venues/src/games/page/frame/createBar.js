// Bar above the game: back, name, balance, result and time of the session, rules, fairness, sound and full screen.

import { formatDuration, formatMoney, formatSigned, h, parseCents } from '../base/kit.js';
import { t } from '../base/texts.js';
import { drawIcon, drawMark } from './icons.js';
import { requestFullscreen, isFramed } from '../link/siteLink.js';
import { toggleSound } from '../result/sound.js';

const iconButton = (name, label, onclick, more = {}) =>
  h('button', { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick, ...more }, drawIcon(name));
const textButton = (label, onclick) => h('button', { type: 'button', class: 'tool', onclick }, label);

/** Button of the sound. Its state is pressed while sounds are on. */
function createSoundButton() {
  const button = iconButton('mute', t('sound'), () => {
    const isOn = toggleSound();
    button.setAttribute('aria-pressed', String(isOn));
    button.replaceChildren(drawIcon(isOn ? 'sound' : 'mute'));
  });
  button.setAttribute('aria-pressed', 'false');
  button.dataset.sound = '';
  return button;
}

/** Button of the full screen. In a frame the site requests it from the browser, because only it may enlarge the frame. */
function createFullscreenButton() {
  let isOn = false;
  const button = iconButton('full', t('fullscreen'), () => {
    if (isFramed) requestFullscreen(!isOn);
    else if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  });
  const show = (next) => {
    isOn = next;
    button.setAttribute('aria-pressed', String(next));
    button.replaceChildren(drawIcon(next ? 'small' : 'full'));
  };
  document.addEventListener('fullscreenchange', () => {
    if (!isFramed) show(document.fullscreenElement !== null);
  });
  show(false);
  return { button, show };
}

/**
 * Creates the bar.
 *
 * @param {{ leave: () => void, openRules: () => void, openFair: () => void, openLobby: () => void, toggleTheme: () => void }} commands
 */
export function createBar(commands) {
  const balance = h('dd', { id: 'balance' }, '--');
  const netText = h('dd', {}, formatMoney(0n));
  const poolName = h('dt', {});
  const poolText = h('dd', {});
  const pool = h('div', { class: 'pool', hidden: true }, poolName, poolText);
  const clock = h('dd', {}, '00:00');
  const [title, subtitle] = [h('h1', { tabindex: -1 }), h('small', {})];
  const fullscreen = createFullscreenButton();
  const themeButton = iconButton('theme', t('theme'), commands.toggleTheme, { hidden: isFramed });
  const [rules, fair, lobby] = [
    textButton(t('rules'), commands.openRules),
    textButton(t('fair'), commands.openFair),
    textButton(t('otherGames'), commands.openLobby),
  ];
  const element = h(
    'header',
    { class: 'bar' },
    h('button', { type: 'button', class: 'back', onclick: commands.leave }, drawIcon('back'), t('back')),
    drawMark(),
    h('div', { class: 'where' }, title, subtitle),
    h('span', { class: 'badge' }, t('playMoney')),
    h(
      'dl',
      { class: 'figures' },
      pool,
      h('div', {}, h('dt', {}, t('balance')), balance),
      h('div', {}, h('dt', {}, t('net')), netText),
      h('div', {}, h('dt', {}, t('session')), clock),
    ),
    h('div', { class: 'tools' }, rules, fair, lobby, themeButton, createSoundButton(), fullscreen.button),
  );
  return {
    element,
    showFullscreen: fullscreen.show,
    focus: () => title.focus({ preventScroll: true }),
    /** @param {import('../base/wire.js').State} state */
    showState({ venue, game, balance: amount, pool: won }) {
      title.textContent = game?.name ?? venue.name;
      subtitle.textContent = game ? venue.name : t('venueLobby');
      rules.hidden = !game;
      fair.hidden = !game;
      lobby.hidden = !game || game.code.endsWith('-HALL');
      pool.hidden = !won;
      if (won) {
        poolName.textContent = won.name;
        poolText.textContent = formatMoney(parseCents(won.amount));
      }
      this.showBalance(amount);
    },
    /** @param {string} text decimal text */
    showBalance(text) {
      const amount = formatMoney(parseCents(text));
      if (balance.textContent !== amount) balance.textContent = amount;
    },
    /** @param {bigint} net cents */
    showNet(net) {
      netText.textContent = formatSigned(net);
    },
    /** @param {number} seconds */
    showClock(seconds) {
      clock.textContent = formatDuration(seconds);
    },
  };
}
