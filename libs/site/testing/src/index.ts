export { betOf } from '@pavilion/site-bet-ui/testing';
export { emptyProfile } from './emptyProfile.ts';
export { fakeBalance } from './createBalanceHandlers.ts';
export { fakeApi, fakeServices, fakeSession, testBrand, type FakeHandlers } from './createFakeServices.ts';
export { renderWithSite, type SiteOptions, type SiteRender } from './renderWithSite.tsx';
