import { useServices } from '@pavilion/site-contract';
import { Skeleton, SkeletonGroup } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** More tiles than a row has on the widest screen. Those that do not fit are clipped. */
const MAX_COLUMNS = 12;

/**
 * Placeholders of a grid while its games are unknown. CSS alone lays them out at the positions of the tiles, so that the static
 * HTML of a lobby, whose width the build does not know, is the same.
 */
export function PlaceholderGrid({ rows }: { readonly rows: number }) {
  const { tileWidth, gap } = useServices().brand.lobby;
  return (
    <Clip aria-hidden="true" style={{ '--gap': `${gap}rem` }}>
      <Tiles style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${tileWidth}rem, 1fr))`, '--rows': rows }}>
        {Array.from({ length: MAX_COLUMNS * rows }, (_, at) => (
          <div key={at}>
            <Skeleton height="auto" style={{ aspectRatio: '4 / 5' }} />
            <Skeleton width="90%" height="0.75rem" />
          </div>
        ))}
      </Tiles>
    </Clip>
  );
}

const Clip = styled(SkeletonGroup)`
  overflow: hidden;
`;

const Tiles = styled.div`
  display: grid;
  grid-template-rows: repeat(var(--rows), auto);
  grid-auto-rows: 0;
  column-gap: var(--gap);
  overflow: hidden;
  margin-bottom: calc(-1 * var(--gap));
  > div {
    display: grid;
    grid-template-rows: auto 1.75rem;
    align-items: center;
    min-height: 0;
    margin-bottom: var(--gap);
    overflow: hidden;
  }
`;
