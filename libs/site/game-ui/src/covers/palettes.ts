/** Colours of a cover by class: sky, far, middle, near, light; body, shade, light, deepest and spark of the motif. */
export type Palette = Readonly<Record<'o' | 'p' | 'q' | 'r' | 's' | 'a' | 'b' | 'c' | 'd' | 'e', string>>;

function toPalette(colours: string): Palette {
  const [o = '', p = '', q = '', r = '', s = '', a = '', b = '', c = '', d = '', e = ''] = colours.split(' ');
  return { o, p, q, r, s, a, b, c, d, e };
}

/** Palettes by name. */
export const palettes: Readonly<Record<string, Palette>> = {
  gold: toPalette('#6b2a16 #8a3c1c #5a2112 #3b140b #e9b44c #e8a33a #b8701f #fbe3a6 #4a1a0c #ffd76e'),
  jade: toPalette('#0f4f49 #1b6a5f #0d423f #082e2e #bfe3cf #3fae8e #1f7a66 #dff5e6 #06302c #f3c65f'),
  neon: toPalette('#241b4d #3a2a70 #1c153d #120d2a #ff7ab0 #7a5cf0 #4d36b5 #d9ceff #150e33 #4ff0d0'),
  indigo: toPalette('#16234f #24376f #111b3e #0a1129 #8fb2ff #4e78e0 #2d4da6 #d7e4ff #0a1230 #ffcf5c'),
  ember: toPalette('#7a1f12 #a5331a #5c160d #360b06 #ff9d4d #ef5b2a #b2361a #ffd9a8 #3a0c06 #ffe07a'),
  mist: toPalette('#8fb0bd #a9c6d0 #6d94a4 #3f6678 #eef6f6 #4f86a0 #2f6079 #ffffff #173a4b #f08a5d'),
  vermilion: toPalette('#a32a1c #bf3d28 #7d1d14 #52110c #f6c27a #e4543a #a92e1e #fde8c8 #430d08 #f8cf63'),
  cyan: toPalette('#0d5066 #176c84 #0b4156 #072c3d #9fe6ea #2fb3c4 #177f95 #e0fbfa #06303f #ffb35c'),
  ink: toPalette('#e7dfd0 #cfc5b2 #a79c88 #4a443b #b8402a #5b564d #36322c #f7f2e6 #1d1a17 #b8402a'),
  bamboo: toPalette('#31552a #44703a #274522 #182d16 #dcebb0 #7bb04a #4d7f2f #f0f7d8 #16270f #f4b942'),
  amber: toPalette('#b5662a #cf8440 #8a4a1c #5c2e10 #ffe3a8 #f0a03a #bb6a1e #fff0cf #4a220a #2f8f8a'),
  azure: toPalette('#14508c #1f6cb0 #0f3f72 #0a2a50 #bfe4ff #3a94e0 #1f68ad #e6f5ff #08264a #ffc94d'),
  rose: toPalette('#a8486a #c46786 #84324f #571f33 #ffdbe0 #ef8aa6 #bd5577 #fff0f2 #4a152a #ffd37a'),
  violet: toPalette('#40246b #583690 #321b56 #1f1038 #e3b8ff #9a5ee0 #6b38ac #f0dfff #1c0c36 #ffd257'),
  bronze: toPalette('#4d3524 #6a4b34 #3b281b #241811 #e0b27e #c0854f #8a5a32 #f4dfc2 #20140c #7fd0b5'),
};

/** Colours of subjects whose colour is part of their name, or well known. They keep it in every palette. */
const ownColours: Readonly<Record<string, Partial<Palette>>> = {
  cherry: { a: '#d63a34', b: '#9d1f22', c: '#ffb3a1', e: '#8cc152', d: '#4b2a16' },
  tiger: { a: '#f2efe8', b: '#c9c4b8', c: '#ffffff', d: '#23262d', e: '#3fb2c4' },
  panda: { c: '#fbf8f1', d: '#23262b', b: '#cfcabd', e: '#e58a8a' },
  penguin: { d: '#1c2c38', c: '#fdfaf3', e: '#f2a23a', a: '#d8493a' },
  bison: { d: '#2a1a10', a: '#8a5630', b: '#5f381d', c: '#f0dcbc', e: '#e8b04a' },
  cheetah: { a: '#e9b04c', b: '#c98730', c: '#fdf1d8', d: '#33200f', e: '#7fae4a' },
  monk: { c: '#f2cfa6', b: '#cf8a4e', a: '#c4561f', d: '#3b1c0c', e: '#f6c657' },
  mermaid: { c: '#f6d3b6', d: '#7a2f22' },
  clownfish: { a: '#f07a2c', b: '#c4541a', c: '#ffffff', d: '#2a1a14' },
  football: { c: '#fbf8f1', b: '#d2cabd', d: '#262a30' },
  basketball: { a: '#e07a34', b: '#b9541f', d: '#33190b', c: '#ffd3a6' },
  crane: { c: '#fdfaf3', b: '#d5d2c8', d: '#24282e', e: '#d63a34' },
  lobster: { a: '#e0452f', b: '#a92c1e', c: '#ffc4a8', d: '#3b0f0a' },
};

const [first] = Object.values(palettes);

/** Returns a palette by name; the first one if the name is unknown. */
export const getPalette = (name: string): Palette => palettes[name] ?? (first as Palette);

/** Returns the colours of a motif in a palette. */
export const getMotifColours = (motif: string, palette: string): Palette => ({
  ...getPalette(palette),
  ...ownColours[motif],
});
