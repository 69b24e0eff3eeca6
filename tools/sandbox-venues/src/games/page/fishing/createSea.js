// Sea of the fishing game on a canvas: ground, fish, cannons, shots and hits.

import { getMotifBitmap } from '../art/drawMotif.js';
import { h, prefersReducedMotion } from '../base/kit.js';
import { createSchool, facesLeft, placeFish } from './school.js';

const STEP_MS = 1_000 / 60;
const MAX_RATIO = 2;
const SHOT_MS = 260;
const SPLASH_MS = 900;
const WEEDS = [0.06, 0.1, 0.14, 0.55, 0.9, 0.94];

function drawGround(context, width, height) {
  const sea = context.createLinearGradient(0, 0, 0, height);
  sea.addColorStop(0, '#2491a8');
  sea.addColorStop(0.45, '#0f5570');
  sea.addColorStop(1, '#06263a');
  context.fillStyle = sea;
  context.fillRect(0, 0, width, height);
  for (const [at = 0, size = 0] of [
    [0.12, 0.05],
    [0.34, 0.08],
    [0.63, 0.06],
    [0.84, 0.04],
  ]) {
    const light = context.createLinearGradient(0, 0, 0, height * 0.9);
    light.addColorStop(0, 'rgba(255,255,255,.16)');
    light.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(at * width, 0);
    context.lineTo((at + size) * width, 0);
    context.lineTo((at + size * 2.8) * width, height * 0.9);
    context.lineTo((at - size * 0.8) * width, height * 0.9);
    context.fill();
  }
  for (const { level, ink } of [
    { level: 0.8, ink: '#0a3d55' },
    { level: 0.89, ink: '#052436' },
  ]) {
    context.fillStyle = ink;
    context.beginPath();
    context.moveTo(0, height);
    context.lineTo(0, height * level);
    context.bezierCurveTo(
      width * 0.2,
      height * (level - 0.1),
      width * 0.35,
      height * (level + 0.05),
      width * 0.52,
      height * (level - 0.03),
    );
    context.bezierCurveTo(
      width * 0.7,
      height * (level - 0.1),
      width * 0.85,
      height * (level + 0.03),
      width,
      height * (level - 0.02),
    );
    context.lineTo(width, height);
    context.fill();
  }
  WEEDS.forEach((at, index) =>
    drawWeed(context, { x: at * width, height, tall: height * (0.14 + 0.05 * (index % 3)), index }),
  );
}

function drawWeed(context, { x, height, tall, index }) {
  context.fillStyle = index % 2 ? '#147366' : '#0e5a52';
  context.beginPath();
  context.moveTo(x, height);
  context.bezierCurveTo(x - 16, height - tall / 3, x + 16, height - tall / 2, x, height - tall);
  context.bezierCurveTo(x + 22, height - tall * 0.6, x + 4, height - tall / 3, x + 16, height);
  context.fill();
}

function drawCannon(context, { x, y, angle, label, scale }) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.save();
  context.translate(0, -18);
  context.rotate(angle);
  context.fillStyle = '#dbe8ea';
  context.beginPath();
  context.moveTo(-12, -10);
  context.lineTo(-8, -74);
  context.lineTo(8, -74);
  context.lineTo(12, -10);
  context.fill();
  context.fillStyle = '#d9b15c';
  context.fillRect(-11, -78, 22, 9);
  context.fillRect(-12, -34, 24, 5);
  context.restore();
  context.fillStyle = '#123f4b';
  context.beginPath();
  context.moveTo(-52, 4);
  context.bezierCurveTo(-52, -32, -28, -48, 0, -48);
  context.bezierCurveTo(28, -48, 52, -32, 52, 4);
  context.fill();
  context.fillStyle = '#d9b15c';
  context.beginPath();
  context.arc(0, -20, 19, 0, 7);
  context.fill();
  context.fillStyle = '#0b2530';
  context.beginPath();
  context.arc(0, -20, 16, 0, 7);
  context.fill();
  context.fillStyle = '#fff';
  context.font = '600 14px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillText(label, 0, -15);
  context.restore();
}

/**
 * Creates the sea.
 *
 * @param {{ spots: readonly { key: string, name: string }[], onAim: (key: string) => void, label: () => string }} options
 */
export function createSea({ spots, onAim, label }) {
  const canvas = h('canvas', { class: 'sea', 'aria-hidden': 'true' });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const school = createSchool(spots);
  const ground = document.createElement('canvas');
  let ratio = 1;
  let ms = 0;
  let aimed = school[0];
  let angle = 0;
  let splash;
  let shot;
  let hidden;

  const places = () => school.map((fish) => ({ fish, ...placeFish(fish, ms) }));
  function drawFish({ fish, x, y, tilt, direction }) {
    const size = Math.round(fish.size * Math.min(canvas.width, canvas.height * 1.4));
    context.save();
    context.translate(x * canvas.width, y * canvas.height);
    const isMirrored = facesLeft.has(fish.motif) ? direction > 0 : direction < 0;
    if (fish.turn === 0 && isMirrored) context.scale(-1, 1);
    context.rotate(fish.turn ? (direction * fish.turn * Math.PI) / 180 + tilt : isMirrored ? -tilt : tilt);
    context.globalAlpha = hidden?.fish === fish ? hidden.alpha : 1;
    context.drawImage(getMotifBitmap(fish.motif, fish.ink, size), -size / 2, -size / 2);
    context.restore();
    return size;
  }
  function drawTarget(x, y, radius) {
    context.strokeStyle = 'rgba(255,233,176,.95)';
    context.lineWidth = 2 * ratio;
    context.setLineDash([5 * ratio, 7 * ratio]);
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.stroke();
    context.setLineDash([]);
    context.beginPath();
    context.arc(x, y, 10 * ratio, 0, 7);
    context.moveTo(x - 16 * ratio, y);
    context.lineTo(x + 16 * ratio, y);
    context.moveTo(x, y - 16 * ratio);
    context.lineTo(x, y + 16 * ratio);
    context.stroke();
  }
  function drawSplash() {
    if (!splash) return;
    const progress = (ms - splash.at) / SPLASH_MS;
    if (progress >= 1) return void (splash = undefined);
    context.strokeStyle = `rgba(255,240,200,${1 - progress})`;
    context.lineWidth = 3 * ratio;
    context.beginPath();
    context.arc(splash.x, splash.y, (20 + 50 * progress) * ratio, 0, 7);
    context.stroke();
    if (!splash.text) return;
    context.fillStyle = `rgba(255,233,176,${1 - progress ** 3})`;
    context.font = `700 ${26 * ratio}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.fillText(splash.text, splash.x, splash.y - (30 + 30 * progress) * ratio);
  }
  function draw() {
    if (canvas.width === 0) return;
    context.drawImage(ground, 0, 0);
    const muzzle = { x: canvas.width / 2, y: canvas.height };
    for (const place of places()) {
      const size = drawFish(place);
      if (place.fish !== aimed) continue;
      const [x, y] = [place.x * canvas.width, place.y * canvas.height];
      angle = Math.max(-1.3, Math.min(1.3, Math.atan2(x - muzzle.x, muzzle.y - y)));
      drawTarget(x, y, size * 0.58);
      if (shot && ms - shot.at < SHOT_MS) {
        const way = (ms - shot.at) / SHOT_MS;
        context.fillStyle = '#ffe9b0';
        context.beginPath();
        context.arc(muzzle.x + (x - muzzle.x) * way, muzzle.y + (y - muzzle.y) * way, 7 * ratio, 0, 7);
        context.fill();
      }
    }
    drawSplash();
    drawCannon(context, { ...muzzle, angle, label: label(), scale: ratio * 1.15 });
  }
  new ResizeObserver(() => {
    ratio = Math.min(MAX_RATIO, window.devicePixelRatio || 1);
    for (const each of [canvas, ground]) {
      each.width = Math.round(canvas.clientWidth * ratio);
      each.height = Math.round(canvas.clientHeight * ratio);
    }
    drawGround(ground.getContext('2d'), ground.width, ground.height);
    draw();
  }).observe(canvas);

  let last = performance.now();
  let owed = 0;
  let frame = requestAnimationFrame(function run(now) {
    owed = Math.min(100, owed + now - last);
    last = now;
    const isMoving = !prefersReducedMotion() || splash !== undefined;
    for (; owed >= STEP_MS; owed -= STEP_MS) ms += prefersReducedMotion() ? 0 : STEP_MS;
    if (prefersReducedMotion() && splash) ms = splash.at + (now - splash.began);
    if (isMoving) draw();
    frame = requestAnimationFrame(run);
  });
  canvas.addEventListener('click', ({ offsetX, offsetY }) => {
    const [x, y] = [offsetX / canvas.clientWidth, offsetY / canvas.clientHeight];
    const near = places()
      .map(({ fish, ...place }) => ({ fish, distance: Math.hypot((place.x - x) * 1.4, place.y - y) / fish.size }))
      .toSorted((a, b) => a.distance - b.distance)[0];
    if (!near || near.distance > 1) return;
    aimed = near.fish;
    onAim(near.fish.key);
  });
  return {
    canvas,
    /** Aims at a visible fish of a kind. */
    aim(key) {
      if (aimed.key === key) return;
      const seen = places().find(({ fish, x }) => fish.key === key && x > 0.05 && x < 0.95);
      aimed = seen?.fish ?? school.find((fish) => fish.key === key) ?? aimed;
      draw();
    },
    draw,
    /** Shows a shot at the target and its result. `text` is the amount of a catch. */
    async shoot(text) {
      shot = { at: ms };
      if (!prefersReducedMotion()) await new Promise((resolve) => setTimeout(resolve, SHOT_MS));
      const { x, y } = placeFish(aimed, ms);
      splash = { at: ms, began: performance.now(), x: x * canvas.width, y: y * canvas.height, text };
      if (!text) return;
      const caught = { fish: aimed, alpha: 0 };
      hidden = caught;
      setTimeout(() => {
        if (hidden === caught) hidden = undefined;
        draw();
      }, SPLASH_MS);
    },
    close: () => cancelAnimationFrame(frame),
  };
}
