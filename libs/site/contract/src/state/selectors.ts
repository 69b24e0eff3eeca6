import type { Edition } from '@pavilion/ui-kit/theme';
import type { RootState } from './rootState.ts';

/** Whether a member is logged in (§4). */
export const selectIsMember = (state: RootState): boolean => state.session.status === 'member';

/** Selects the active edition: classic unless the switch of the site is 1 (EDN-01). */
export const selectEdition = (state: RootState): Edition =>
  state.site.editionSwitch === '1' ? state.ui.edition : 'classic';
