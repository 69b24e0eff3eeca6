import { useMemo } from 'react';
import styled from 'styled-components';
import { buildQrPath } from './buildQrPath.ts';

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
