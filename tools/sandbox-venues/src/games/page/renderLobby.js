// Lobby of a venue.

import { h } from './kit.js';
import { t } from './texts.js';

/** Renders the games of the venue, most popular first. */
export const renderLobby = (games, enter) =>
  h(
    'ul',
    { class: 'tiles' },
    games.map((game) =>
      h(
        'li',
        {},
        h(
          'button',
          { type: 'button', 'data-palette': game.cover.palette, onclick: () => void enter(game.code) },
          h('span', { class: 'seal', 'aria-hidden': 'true' }, game.name.slice(0, 2)),
          h('b', {}, game.name),
          h('small', {}, `${t('rate')} ${game.rate}`),
        ),
      ),
    ),
  );
