import { Skeleton, SkeletonGroup } from '@pavilion/ui-kit';
import { ModuleBody, ModuleBox, ModuleColumn, ModuleHead } from './CentreStyles.ts';

/** Heights of the modules while they are loading. */
const HEIGHTS = ['14rem', '11rem', '6rem', '9rem'] as const;

/** Match centre before its data, in its shape. */
export function CentrePlaceholder() {
  return (
    <SkeletonGroup aria-busy="true">
      <ModuleColumn>
        {HEIGHTS.map((height) => (
          <ModuleBox key={height}>
            <ModuleHead>
              <Skeleton width="4rem" />
            </ModuleHead>
            <ModuleBody>
              <Skeleton height={height} />
            </ModuleBody>
          </ModuleBox>
        ))}
      </ModuleColumn>
    </SkeletonGroup>
  );
}
