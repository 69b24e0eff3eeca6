import type { Category } from '@pavilion/site-contract/lobby';

/**
 * The one hue of a category's head. It tints the ground and draws the lines of the art, mixed with the page's own colours in
 * the style sheet, so that it follows both editions; it is never on a control, which are the accent's.
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
