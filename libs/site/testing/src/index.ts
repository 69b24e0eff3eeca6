export { betOf } from '@pavilion/site-contract/testing';
export { emptyProfile } from './emptyProfile.ts';
export { fakeBalance } from './fakeBalance.ts';
export { fakeApi, fakeServices, fakeSession, testBrand, type FakeHandlers } from './fakeServices.ts';
export { renderWithSite, type SiteOptions, type SiteRender } from './renderWithSite.tsx';
