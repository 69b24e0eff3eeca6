export { catalogue, endpointOf, type Catalogue, type EndpointId } from './catalogue/catalogue.ts';
export { type Endpoint } from './catalogue/endpoint.ts';
export { type RequestOf, type ResponseOf } from './catalogue/types.ts';
