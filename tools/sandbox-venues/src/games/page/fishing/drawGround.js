// Ground of the fishing scene.

const WEEDS = [0.06, 0.1, 0.14, 0.55, 0.9, 0.94];

/**
 * Draws water, light, rocks and weeds.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {number} width
 * @param {number} height
 */
export function drawGround(context, width, height) {
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
