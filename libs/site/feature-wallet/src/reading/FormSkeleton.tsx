import { Skeleton } from '@pavilion/ui-kit';

/** Skeleton of a money form: methods, amount, button. */
export const FormSkeleton = () => (
  <>
    <Skeleton height="3rem" />
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton width="40%" height="2.5rem" />
  </>
);
