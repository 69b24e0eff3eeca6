import { loadWithRetry, type DialogKind, type DialogRequest, type FeatureModule } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import { fetchLateFeatures, loadFeature } from '../features/loadPage.ts';
import type { SiteWithFeatures } from '../features/runningSite.ts';

/** Dialog of any kind. The host passes the request that opened this kind. */
export type AnyDialog = ComponentType<{ readonly request: DialogRequest; readonly close: () => void }>;
type Loader = () => Promise<AnyDialog>;

/** Dialogs of the shell: prompts, reality check, tip and confirmation (DLG-01, DLG-02, L1). */
const shellDialogs: FeatureModule['dialogs'] = {
  loginPrompt: () => import('../dialogs/LoginPrompt.tsx').then((file) => file.LoginPrompt),
  realName: () => import('../dialogs/RealNamePrompt.tsx').then((file) => file.RealNamePrompt),
  realityCheck: () => import('../dialogs/RealityCheck.tsx').then((file) => file.RealityCheck),
  tips: () => import('../dialogs/NoticeDialog.tsx').then((file) => file.NoticeDialog),
  confirm: () => import('../dialogs/NoticeDialog.tsx').then((file) => file.NoticeDialog),
};

/** Loads the dialog of a kind with the texts and state of its feature. A dialog of a feature has priority over the shell's. */
export async function findDialog(kind: DialogKind, site: SiteWithFeatures): Promise<AnyDialog> {
  const { features, services } = site;
  const hasDialog = ({ dialogs }: FeatureModule) => dialogs?.[kind];
  const isOfShell = shellDialogs?.[kind] !== undefined;
  const feature =
    features.find(hasDialog) ?? (isOfShell ? undefined : (await fetchLateFeatures(services)).find(hasDialog));
  const load = (feature?.dialogs ?? shellDialogs)?.[kind] as unknown as Loader | undefined;
  if (!load) throw new Error(`findDialog: no feature has a dialog of the kind ${kind}.`);
  const fetchAll = () => Promise.all([load(), feature && loadFeature(feature, site)]);
  const [dialog] = await loadWithRetry(fetchAll, services.clock);
  return dialog;
}
