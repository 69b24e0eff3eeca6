import { correction, generate } from 'lean-qr';

/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** Builds one SVG path of all dark modules, run by run, in a square of `size` units with the quiet zone. */
export function buildQrPath(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const runs: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      let width = 0;
      while (code.get(x + width, y)) width += 1;
      if (width > 0) runs.push(`M${x + QUIET_MODULES} ${y + QUIET_MODULES}h${width}v1h-${width}z`);
      x += width;
    }
  }
  return { size: code.size + 2 * QUIET_MODULES, path: runs.join('') };
}
