import { correction, generate } from 'lean-qr';
import { useMemo } from 'react';
import styled from 'styled-components';

/** Quiet zone around a code, in modules (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** Builds one SVG path of all dark modules, run by run. */
function buildQrPath(text: string): { readonly size: number; readonly path: string } {
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

/** QR code as SVG, black on white in every edition, because cameras read other colours less reliably. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => buildQrPath(text), [text]);
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 12rem;
  height: 12rem;
  max-width: 100%;
`;
