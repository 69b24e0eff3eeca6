export { catalogue, endpointOf, type Catalogue, type EndpointId } from './catalogue/catalogue.ts';
export { authEndpoints } from './catalogue/authEndpoints.ts';
export { gameEndpoints } from './catalogue/gameEndpoints.ts';
export { moneyEndpoints } from './catalogue/moneyEndpoints.ts';
export { siteEndpoints } from './catalogue/siteEndpoints.ts';
export { userEndpoints } from './catalogue/userEndpoints.ts';
