import type { Catalogue, EndpointId } from '@pavilion/api-client';

type IdWithEffect<Effect> = {
  [Id in EndpointId]: Catalogue[Id]['effect'] extends Effect ? Id : never;
}[EndpointId];

/** Endpoints without an effect; `useRead` accepts only these. */
export type ReadId = IdWithEffect<'read'>;

/** Endpoints that change data but move no money; `useWrite` accepts only these. */
export type WriteId = IdWithEffect<'write'>;

/** Endpoints that move money. They run in a saga or controller, with a request id stored before sending (ruling W3). */
export type MoneyId = IdWithEffect<'money'>;
