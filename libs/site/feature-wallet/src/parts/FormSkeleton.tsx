import { Skeleton } from '@pavilion/ui-kit';

/** The shape of a form of money: ways, an amount, a button. */
export const FormSkeleton = () => (
  <>
    <Skeleton height="3rem" />
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton width="40%" height="2.5rem" />
  </>
);
