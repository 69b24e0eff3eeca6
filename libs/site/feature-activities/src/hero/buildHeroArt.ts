import {
  activityArt,
  activityMotifs,
  formatMotif,
  getMotifColours,
  getPalette,
} from '@pavilion/site-game-ui/activityArt';
import type { ActivityPageType } from '../kinds/pageTypes.ts';

/** Natural size of the drawing, pixels. */
export const HERO_ART = { width: 720, height: 160 };

/** Places of the motif: position, scale, opacity. The last one is the subject, the others fade toward the text. */
const PLACES = [
  [222, 14, 0.66, 0.32],
  [356, 66, 0.8, 0.5],
  [524, -8, 1.7, 1],
] as const;

const SPARKS =
  'M150 34l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM330 24l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM486 120l3 8 8 3-8 3-3 8-3-8-8-3 8-3z';

/** Builds the drawing of a kind of activity as a data URL, so that the first HTML contains it. */
export function buildHeroArt(type: ActivityPageType): string {
  const { motif: name, palette } = activityArt[type];
  const { o, p, q, s, e } = getPalette(palette);
  const motif = formatMotif(activityMotifs[name], getMotifColours(name, palette));
  const copies = PLACES.map(
    ([x, y, scale, opacity]) =>
      `<use href="#m" transform="translate(${x} ${y}) scale(${scale})" opacity="${opacity}"/>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${HERO_ART.width}" height="${HERO_ART.height}" viewBox="0 0 ${HERO_ART.width} ${HERO_ART.height}">`,
    `<defs><g id="m" stroke-linecap="round">${motif}</g></defs>`,
    `<path fill="${o}" d="M0 0h720v160H0z"/>`,
    `<circle cx="610" cy="72" r="190" fill="${p}"/><circle cx="610" cy="72" r="112" fill="${s}" opacity=".32"/>`,
    `<path fill="${q}" d="M0 128c90-26 150 10 244-6s150-34 246-14 150 18 230-8v60H0z"/>`,
    `<path fill="${e}" d="${SPARKS}" opacity=".8"/>`,
    ...copies,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
