/** Puzzle of a captcha, as the platform sends it. */
export const puzzle = {
  lotNumber: 'l',
  background: 'b',
  piece: 'p',
  width: 300,
  height: 150,
  pieceSize: 40,
  pieceY: 20,
  workBits: 16,
};
