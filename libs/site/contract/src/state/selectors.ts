import type { Edition } from '@pavilion/ui-kit/theme';
import type { RootState } from './rootState.ts';

/** Whether a token is there (§4). */
export const selectIsMember = (state: RootState): boolean => state.session.status === 'member';

/** The edition in force: classic while the site's switch is not 1 (EDN-01). */
export const selectEdition = (state: RootState): Edition =>
  state.site.editionSwitch === '1' ? state.ui.edition : 'classic';
