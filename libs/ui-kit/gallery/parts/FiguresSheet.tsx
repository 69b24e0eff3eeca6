import { styled } from 'styled-components';
import { Money, PriceCell, Skeleton, token } from '../../src/index.ts';
import { Line, Sheet } from './Sheet.tsx';

/** Prices, amounts and skeletons. */
export function FiguresSheet() {
  return (
    <Sheet title="Price, Money, Skeleton">
      <Cells>
        <PriceCell label="a" odds="0.96" line="-0.5/1" />
        <PriceCell label="a" odds="0.98" line="-0.5/1" move="up" />
        <PriceCell label="a" odds="0.91" line="-0.5/1" move="down" />
        <PriceCell label="a" odds="0.96" line="-0.5/1" isPicked />
        <PriceCell label="a" odds="0.99" line="-0.5/1" isPicked move="up" />
        <PriceCell label="a" odds="0.96" line="-0.5/1" isLocked />
        <PriceCell label="a" odds="" />
        <PriceCell label="a" odds="12.50" />
      </Cells>
      <Money sign="¥" text="10,000.00" size="headline" />
      <Line>
        <Money sign="¥" text="192.00" size="price" />
        <Money text="+182.40" tone="gain" />
        <Money text="-200.00" tone="loss" />
        <Money text="0.00" tone="muted" />
      </Line>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="80%" />
    </Sheet>
  );
}

const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('space.2')};
  width: 100%;
`;
