import type { RootState } from '../state/rootState.ts';
import { memberPaths } from './memberPaths.ts';
import { navPaths } from './navPaths.ts';

type Site = RootState['site'];

/** Pages of deposits. */
const depositPaths = ['/mine/savemoney', '/mine/huione', '/app/help/ck'];

const paths = Object.entries({ ...navPaths, ...memberPaths });

/** Returns the deposit setting of the site (GRD-05). It is `"0"` too if the operator hides deposits in the navigation. */
export const getDepositSwitch = ({ depositSwitch, hiddenKeys = [] }: Pick<Site, 'depositSwitch' | 'hiddenKeys'>) =>
  hiddenKeys.includes('save_money') ? '0' : depositSwitch;

/**
 * Whether no link may lead to a path: the operator hides its navigation key (ACT-02), or it is a deposit page and deposits
 * are closed. A key hides the paths below its own too.
 *
 * @param to path of the site, with or without query and hash
 */
export function isPathHidden(to: string, site: Pick<Site, 'depositSwitch' | 'hiddenKeys'>): boolean {
  const [path = ''] = to.split(/[?#]/, 1);
  const isWithin = (own: string) => path === own || path.startsWith(`${own}/`);
  if (getDepositSwitch(site) === '0' && depositPaths.some(isWithin)) return true;
  return paths.some(([key, own]) => site.hiddenKeys?.includes(key) && isWithin(own));
}
