import type { Texts } from '../db/tables/memberCentreTables.ts';

interface Avatar {
  readonly name: Texts<string>;
  /** Colours of the background gradient. `drawing` is SVG content for a square of 96 units. */
  readonly ground: readonly [from: string, to: string];
  readonly drawing: string;
}

/** Avatars that members can choose from. */
export const avatars: Readonly<Record<string, Avatar>> = {
  football: {
    name: { 'zh-CN': '足球', 'zh-TW': '足球' },
    ground: ['#1f7a4d', '#0c3f27'],
    drawing:
      '<circle cx="48" cy="48" r="28" fill="#fff"/><path d="M48 36l11 8-4 13H41l-4-13z" fill="#1b1f24"/><path d="M48 20v16M21 42l16 2M32 71l9-14M64 71l-9-14M75 42l-16 2" stroke="#1b1f24" stroke-width="3"/>',
  },
  basketball: {
    name: { 'zh-CN': '篮球', 'zh-TW': '籃球' },
    ground: ['#2b3a67', '#131b36'],
    drawing:
      '<circle cx="48" cy="48" r="28" fill="#e8792b"/><path d="M20 48h56M48 20v56M28 28q20 20 0 40M68 28q-20 20 0 40" fill="none" stroke="#4a220a" stroke-width="3"/>',
  },
  tennis: {
    name: { 'zh-CN': '网球', 'zh-TW': '網球' },
    ground: ['#2d6cdf', '#143a86'],
    drawing:
      '<circle cx="48" cy="48" r="28" fill="#d7e84a"/><path d="M26 30q22 18 0 36M70 30q-22 18 0 36" fill="none" stroke="#fff" stroke-width="4"/>',
  },
  trophy: {
    name: { 'zh-CN': '奖杯', 'zh-TW': '獎盃' },
    ground: ['#7b2d3b', '#3d1019'],
    drawing:
      '<path d="M32 22h32v16a16 16 0 0 1-32 0z" fill="#f2c14e"/><path d="M32 26H22q0 16 13 16M64 26h10q0 16-13 16" fill="none" stroke="#f2c14e" stroke-width="4"/><path d="M44 53h8v10h10v9H34v-9h10z" fill="#d99f2b"/>',
  },
  mountain: {
    name: { 'zh-CN': '云山', 'zh-TW': '雲山' },
    ground: ['#8fb8d8', '#4a6f94'],
    drawing:
      '<path d="M14 72l24-38 14 20 8-12 22 30z" fill="#24405c"/><path d="M38 34l8 12-6 3-5-4-5 3z" fill="#fff"/><circle cx="68" cy="28" r="8" fill="#fbe7a1"/>',
  },
  lantern: {
    name: { 'zh-CN': '灯笼', 'zh-TW': '燈籠' },
    ground: ['#3a1b5b', '#1c0b30'],
    drawing:
      '<path d="M48 16v10M40 26h16v6H40zM40 64h16v6H40zM44 70v12M52 70v12" stroke="#f2c14e" stroke-width="3" fill="#f2c14e"/><ellipse cx="48" cy="48" rx="24" ry="17" fill="#d8332f"/><path d="M48 31v34M36 33q-8 15 0 30M60 33q8 15 0 30" fill="none" stroke="#8f1512" stroke-width="2"/>',
  },
  fox: {
    name: { 'zh-CN': '小狐', 'zh-TW': '小狐' },
    ground: ['#2f6f73', '#123a3d'],
    drawing:
      '<path d="M24 24l14 12h20l14-12v26L48 76 24 50z" fill="#e8792b"/><path d="M30 50l18 8 18-8-18 26z" fill="#fff"/><circle cx="39" cy="48" r="3" fill="#1b1f24"/><circle cx="57" cy="48" r="3" fill="#1b1f24"/><circle cx="48" cy="72" r="3" fill="#1b1f24"/>',
  },
  panda: {
    name: { 'zh-CN': '熊猫', 'zh-TW': '貓熊' },
    ground: ['#5b8c3a', '#2b4a19'],
    drawing:
      '<circle cx="28" cy="28" r="9" fill="#1b1f24"/><circle cx="68" cy="28" r="9" fill="#1b1f24"/><circle cx="48" cy="50" r="27" fill="#fff"/><ellipse cx="37" cy="48" rx="7" ry="9" fill="#1b1f24"/><ellipse cx="59" cy="48" rx="7" ry="9" fill="#1b1f24"/><circle cx="38" cy="47" r="2.5" fill="#fff"/><circle cx="58" cy="47" r="2.5" fill="#fff"/><path d="M44 60h8l-4 5z" fill="#1b1f24"/>',
  },
};

/** Builds the SVG document of an avatar, 96 × 96 pixels. */
export const buildAvatarSvg = ({ ground: [from, to], drawing }: Avatar): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="96" height="96" fill="url(#g)"/>${drawing}</svg>`;
