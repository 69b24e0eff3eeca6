// Shots, splashes and amounts of the fishing scene.

import { h, pause } from '../base/kit.js';

/** Flight of a shot. */
export const SHOT_MS = 260;
/** Splash, and the amount of a catch. */
export const SPLASH_MS = 900;

/** @typedef {{ readonly x: number, readonly y: number }} Point in parts of the scene */

/**
 * Creates the layer of effects.
 *
 * @param {() => { readonly width: number, readonly height: number }} getBox size of the scene in CSS pixels
 */
export function createEffects(getBox) {
  const element = h('div', { class: 'sea-effects' });
  /** @param {Point} point */
  function moveTo({ x, y }) {
    const { width, height } = getBox();
    return `translate(${(x * width).toFixed(1)}px, ${(y * height).toFixed(1)}px)`;
  }
  /** Shows an element while it is animated. A timer removes it, because animations of a hidden page do not finish. */
  function showBriefly(shown, keyframes, duration) {
    element.append(shown);
    shown.animate(keyframes, { duration });
    setTimeout(() => shown.remove(), duration);
  }
  return {
    element,
    /** Flies a shot from the cannon to a point. @param {Point} end */
    async flyShot(end) {
      const shot = h('div', { class: 'shot' });
      showBriefly(shot, [{ transform: moveTo({ x: 0.5, y: 1 }) }, { transform: moveTo(end) }], SHOT_MS);
      await pause(SHOT_MS);
    },
    /** Shows a splash, and above it the amount of a catch. @param {Point} point @param {string} amount empty for a miss */
    showSplash(point, amount) {
      const start = moveTo(point);
      showBriefly(
        h('div', { class: 'splash' }),
        [
          { transform: `${start} scale(0.3)`, opacity: 1 },
          { transform: `${start} scale(1)`, opacity: 0 },
        ],
        SPLASH_MS,
      );
      if (!amount) return;
      showBriefly(
        h('div', { class: 'catch' }, h('b', {}, amount)),
        [
          { transform: `${start} translateY(-30px)`, opacity: 1 },
          { transform: `${start} translateY(-50px)`, opacity: 0.7, offset: 0.66 },
          { transform: `${start} translateY(-60px)`, opacity: 0 },
        ],
        SPLASH_MS,
      );
    },
  };
}
