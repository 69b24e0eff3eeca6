// Inks of motifs: body, shade, light, deepest and spark.

/** @param {string} text */
const parseInk = (text) => {
  const [a = '', b = '', c = '', d = '', e = ''] = text.split(' ');
  return { a, b, c, d, e };
};

/** @typedef {ReturnType<typeof parseInk>} Ink */

const inks = {
  gold: parseInk('#e8a33a #b8701f #fbe3a6 #4a1a0c #ffd76e'),
  jade: parseInk('#3fae8e #1f7a66 #dff5e6 #06302c #f3c65f'),
  neon: parseInk('#7a5cf0 #4d36b5 #d9ceff #150e33 #4ff0d0'),
  indigo: parseInk('#4e78e0 #2d4da6 #d7e4ff #0a1230 #ffcf5c'),
  ember: parseInk('#ef5b2a #b2361a #ffd9a8 #3a0c06 #ffe07a'),
  mist: parseInk('#4f86a0 #2f6079 #ffffff #173a4b #f08a5d'),
  vermilion: parseInk('#e4543a #a92e1e #fde8c8 #430d08 #f8cf63'),
  cyan: parseInk('#2fb3c4 #177f95 #e0fbfa #06303f #ffb35c'),
  ink: parseInk('#5b564d #36322c #f7f2e6 #1d1a17 #b8402a'),
  bamboo: parseInk('#7bb04a #4d7f2f #f0f7d8 #16270f #f4b942'),
  amber: parseInk('#f0a03a #bb6a1e #fff0cf #4a220a #2f8f8a'),
  azure: parseInk('#3a94e0 #1f68ad #e6f5ff #08264a #ffc94d'),
  rose: parseInk('#ef8aa6 #bd5577 #fff0f2 #4a152a #ffd37a'),
  violet: parseInk('#9a5ee0 #6b38ac #f0dfff #1c0c36 #ffd257'),
  bronze: parseInk('#c0854f #8a5a32 #f4dfc2 #20140c #7fd0b5'),
  // Subjects whose colour is part of their name.
  cherry: parseInk('#d63a34 #9d1f22 #ffb3a1 #4b2a16 #8cc152'),
  tiger: parseInk('#f2efe8 #c9c4b8 #ffffff #23262d #3fb2c4'),
  panda: parseInk('#cfcabd #cfcabd #fbf8f1 #23262b #e58a8a'),
  penguin: parseInk('#d8493a #b0372c #fdfaf3 #1c2c38 #f2a23a'),
  bison: parseInk('#7a4a28 #a86a3c #f0dcbc #2a1a10 #e8b04a'),
};

/** Returns an ink; gold for an unknown name. @param {string} name @returns {Ink} */
export const getInk = (name) => (Object.hasOwn(inks, name) ? inks[/** @type {'gold'} */ (name)] : inks.gold);
