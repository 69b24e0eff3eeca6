import { type RootState } from './rootState.ts';
import { type Edition } from './uiSlice.ts';

/** Whether a token is there (§4). */
export const selectIsMember = (state: RootState): boolean => state.session.status === 'member';

/** The edition in force: classic while the site's switch is off (EDN-01). */
export const selectEdition = (state: RootState): Edition => (state.ui.editionSwitch ? state.ui.edition : 'classic');
