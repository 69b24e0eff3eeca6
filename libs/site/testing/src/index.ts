export { createBet } from '@pavilion/site-bet-ui/testing';
export { boundMember } from './boundMember.ts';
export { emptyProfile } from './emptyProfile.ts';
export { createBalanceHandlers } from './createBalanceHandlers.ts';
export {
  createFakeApi,
  createFakeServices,
  createFakeSession,
  testBrand,
  type FakeHandlers,
} from './createFakeServices.ts';
export { renderWithSite, type SiteOptions, type SiteRender } from './renderWithSite.tsx';
