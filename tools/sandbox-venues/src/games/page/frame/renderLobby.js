// Lobby of a venue.

import { drawMotif } from '../art/drawMotif.js';
import { h } from '../base/kit.js';
import { getFamily } from '../art/families.js';
import { t } from '../base/texts.js';

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
          h('span', { class: 'seal' }, drawMotif(getFamily(game.cover.motif).symbols.A[0], game.cover.palette)),
          h('b', {}, game.name),
          h('small', {}, `${t('rate')} ${game.rate}`),
        ),
      ),
    ),
  );
