/** Shape behind the motif of a cover, by category: a sun, the sea, a table, a tile, a lottery ball, a badge, a centre circle. */
export const stages: Readonly<Record<string, string>> = {
  DZ: 'M80 16a42 42 0 1 0 .01 0z',
  BY: 'M0 74c13-9 27-9 40 0s27 9 40 0 27-9 40 0 27 9 40 0v46H0z',
  ZR: 'M80 52c52 0 84 26 92 76H-12c8-50 40-76 92-76z',
  QP: 'M80 8l50 50-50 50-50-50z',
  CP: 'M80 14a44 44 0 1 0 .01 0zM22 78a16 16 0 1 0 .01 0zM138 10a16 16 0 1 0 .01 0z',
  DJ: 'M80 10l42 24v48l-42 24-42-24V34z',
  TY: 'M0 92h160v28H0zM80 18a40 40 0 0 1 40 40H40a40 40 0 0 1 40-40z',
};
