import type { Category } from '@pavilion/site-game-ui/lobby';

/**
 * Colour of each category's header. The style sheet mixes it with colours of the edition for the background and the lines of
 * the drawing, so that it fits both editions. Controls never use it; they have the accent colour.
 */
export const categoryInk: Readonly<Record<Category, string>> = {
  TY: '#3d8a57',
  ZR: '#a64264',
  QP: '#2f7f78',
  DJ: '#5a5fb0',
  CP: '#b4672b',
  DZ: '#b0452f',
  BY: '#1f7fa0',
};
