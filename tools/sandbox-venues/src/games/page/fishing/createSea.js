// Scene of the fishing game. Fish are bitmaps that the browser moves along their paths: no script runs in a frame.

import { getMotifBitmap } from '../art/drawMotif.js';
import { formatMultiple, h, prefersReducedMotion } from '../base/kit.js';
import { SHOT_MS, SPLASH_MS, createEffects } from './createEffects.js';
import { drawCannon } from './drawCannon.js';
import { drawGround } from './drawGround.js';
import { createSchool, facesLeft, placeFish } from './school.js';
import { computeSize, getAimKeyframes, getSwimKeyframes, getSwimTiming } from './swim.js';

const MAX_RATIO = 2;

/** Draws a fish that swims to the side of its direction, on the canvas of its element. */
function drawFish({ fish, canvas }, side) {
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context || side === 0) return;
  const isMirrored = fish.turn === 0 && (facesLeft.has(fish.motif) ? fish.direction > 0 : fish.direction < 0);
  if (isMirrored) context.transform(-1, 0, 0, 1, side, 0);
  context.drawImage(getMotifBitmap(fish.motif, fish.ink, side), 0, 0);
}

/** Creates a fish and its element. */
function createSwimmer(fish) {
  const canvas = h('canvas', {});
  return { fish, canvas, element: h('div', { class: 'swimmer' }, canvas) };
}

/**
 * Creates the sea.
 *
 * @param {{ spots: readonly { key: string, name: string, pays: number }[], onAim: (key: string) => void }} options `pays` in hundredths; `onAim` is
 *   called for a fish that the player presses
 */
export function createSea({ spots, onAim }) {
  const ground = h('canvas', { class: 'ground' });
  const swimmers = createSchool(spots).map(createSwimmer);
  const names = new Map(spots.map(({ key, name, pays }) => [key, `${name} × ${formatMultiple(pays)}`]));
  const { barrel, base, label } = drawCannon();
  const targetName = h('span', { class: 'target-name' });
  const target = h('div', { class: 'target' }, targetName);
  const effects = createEffects(() => box);
  const element = h(
    'div',
    { class: 'sea', 'aria-hidden': 'true' },
    ground,
    swimmers.map((swimmer) => swimmer.element),
    effects.element,
    h('div', { class: 'cannon-place' }, barrel, base),
  );
  const startedAt = performance.now();
  const isStill = prefersReducedMotion();
  let box = { width: 0, height: 0 };
  let aimed = swimmers[0];
  /** @type {Animation | undefined} */
  let aiming;
  /** @type {Animation[]} */
  let swimming = [];

  const readClock = () => (isStill ? 0 : performance.now() - startedAt);
  const place = ({ fish }) => placeFish(fish, readClock());
  function follow(each, { fish }, keyframes) {
    const animation = each.animate(keyframes, getSwimTiming(fish));
    if (isStill) animation.pause();
    else animation.startTime = startedAt;
    return animation;
  }
  /** Turns the cannon to the aimed fish and marks the fish. */
  function showAim() {
    aiming?.cancel();
    aiming = undefined;
    if (!aimed || box.width === 0) return;
    const { key, turn, direction } = aimed.fish;
    targetName.textContent = names.get(key) ?? '';
    // The text stays upright on a fish whose drawing is turned.
    targetName.style.setProperty('rotate', `${-direction * turn}deg`);
    aimed.element.append(target);
    aiming = follow(barrel, aimed, getAimKeyframes(aimed.fish, box));
  }
  function cancel() {
    for (const animation of swimming) animation.cancel();
    swimming = [];
  }
  function resize() {
    cancel();
    box = { width: element.clientWidth, height: element.clientHeight };
    const ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    ground.width = Math.round(box.width * ratio);
    ground.height = Math.round(box.height * ratio);
    const context = ground.getContext('2d');
    if (context && box.width > 0) drawGround(context, ground.width, ground.height);
    for (const swimmer of swimmers) {
      const side = computeSize(swimmer.fish, box);
      swimmer.element.style.setProperty('width', `${side}px`);
      swimmer.element.style.setProperty('height', `${side}px`);
      drawFish(swimmer, Math.round(side * ratio));
      swimming.push(follow(swimmer.element, swimmer, getSwimKeyframes(swimmer.fish, box)));
    }
    showAim();
  }
  const observer = new ResizeObserver(resize);
  observer.observe(element);

  element.addEventListener('click', (event) => {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / box.width, (event.clientY - top) / box.height];
    const near = swimmers
      .map((swimmer) => ({ swimmer, at: place(swimmer) }))
      .map(({ swimmer, at }) => ({
        swimmer,
        distance: Math.hypot((at.x - x) * 1.4, at.y - y) / swimmer.fish.size,
      }))
      .toSorted((a, b) => a.distance - b.distance)[0];
    if (!near || near.distance > 1) return;
    aimed = near.swimmer;
    showAim();
    onAim(aimed.fish.key);
  });

  return {
    element,
    /** Shows the size of a shot on the cannon. @param {string} text */
    setSize: (text) => void (label.textContent = text),
    /** Aims at a fish of a kind that is visible, or closest to the scene. @param {string} key */
    aim(key) {
      if (aimed?.fish.key === key && isInside(place(aimed))) return;
      const nearest = swimmers
        .filter(({ fish }) => fish.key === key)
        .toSorted((a, b) => Math.abs(place(a).x - 0.5) - Math.abs(place(b).x - 0.5))[0];
      aimed = nearest ?? aimed;
      showAim();
    },
    /** Shows a shot at the target and its result. `text` is the amount of a catch. @param {string} text */
    async shoot(text) {
      const shot = aimed;
      if (!shot) return;
      const end = placeFish(shot.fish, isStill ? 0 : readClock() + SHOT_MS);
      if (!isStill) await effects.flyShot(end);
      effects.showSplash(end, text);
      if (!text) return;
      shot.element.toggleAttribute('data-caught', true);
      setTimeout(() => shot.element.toggleAttribute('data-caught', false), SPLASH_MS);
    },
    close() {
      observer.disconnect();
      cancel();
      aiming?.cancel();
    },
  };
}

const isInside = ({ x }) => x > 0.05 && x < 0.95;
