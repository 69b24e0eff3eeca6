import type { FingerprintProbes } from './readFingerprint.ts';

function graphics(): string {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) throw new Error('createBrowserProbes: WebGL is not available. `readFingerprint` then uses a random id.');
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const card = names
    ? [gl.getParameter(names.UNMASKED_VENDOR_WEBGL), gl.getParameter(names.UNMASKED_RENDERER_WEBGL)]
    : [];
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return card.join(' ');
}

function properties(): readonly unknown[] {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    userAgent,
    languages,
    hardwareConcurrency,
    maxTouchPoints,
    width,
    height,
    colorDepth,
    devicePixelRatio,
    timeZone,
  ];
}

/** Returns the probes of this browser for `readFingerprint` (API-11). */
export function createBrowserProbes(): FingerprintProbes {
  return { host: location.host, properties, graphics };
}
