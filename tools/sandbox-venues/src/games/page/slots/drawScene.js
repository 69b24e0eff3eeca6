// Scenes behind the cabinet of a slot: three planes, far to near.

import { s } from '../base/kit.js';

const scenes = {
  palace:
    'M-4 118c16-2 26-8 32-18h104c6 10 16 16 32 18v82H-4z|M-4 136c22-3 34-10 42-22h84c8 12 20 19 42 22v6H-4zM18 142h14v58H18zM128 142h14v58h-14z|M0 180h160v20H0zM10 174h140v6H10z',
  waves:
    'M0 130c20-12 30-12 40 0s30 12 40 0 30-12 40 0 30 12 40 0v70H0z|M0 152c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0v48H0z|M0 174c20-12 30-12 40 0s30 12 40 0 30-12 40 0 30 12 40 0v26H0z',
  desert:
    'M0 140c40-24 70-24 100-4 20-14 40-14 60-4v68H0z|M0 160c30-16 60-18 90 0 24-16 48-16 70-6v46H0z|M0 184c50-14 110-14 160 0v16H0z',
  stars:
    'M20 130l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM132 120l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM84 114l1 3 3 1-3 1-1 3-1-3-3-1 3-1z|M-10 158c40-30 140-30 180 0v42H-10z|M-10 182c50-22 130-22 180 0v18H-10z',
  forest:
    'M0 110l10-34 10 34 8-24 10 24 10-44 12 44h40l12-48 12 48 8-22 10 22 8-30 10 30v90H0z|M0 150l14-42 14 42 12-30 12 30h56l12-34 12 34 14-46 14 46v50H0z|M0 178c50-12 110-12 160 0v22H0z',
  night:
    'M0 120h14V96h16v24h10V84h18v36h12v-20h14v20h12V78h14v42h12v-28h16v28h12v80H0z|M0 150h20v-22h18v22h14v-34h20v34h16v-24h18v24h16v-38h18v38h20v50H0z|M0 180h160v20H0z',
};

/** Draws a scene as decoration. @param {string} name */
export const drawScene = (name) =>
  s(
    'svg',
    { viewBox: '0 70 160 130', class: 'slot-scene', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMax slice' },
    s('circle', { cx: 80, cy: 118, r: 46, class: 'scene-light' }),
    scenes[name].split('|').map((d, at) => s('path', { d, class: `scene-${at + 1}` })),
  );
