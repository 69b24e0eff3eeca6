import type { RootState } from '@pavilion/site-contract';

/** Whether the platform offers limits that members set (ruling W5). */
export const selectHasLimits = ({ site }: Pick<RootState, 'site'>): boolean => site.areas?.includes('limits') ?? false;
