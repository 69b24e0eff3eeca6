import type { z } from 'zod/mini';
import type { schemas } from './schemas.ts';
import type { CallShape, SchemaInput, SchemaOutput, StandardSchema } from '../catalogue/endpoint/standardSchema.ts';
import type { EndpointId } from '../catalogue/catalogue.ts';
import type { EndpointTable } from '../catalogue/endpoint/endpoint.ts';

type Schemas = typeof schemas;

/** Request body of a call, before parsing. */
export type RequestOf<Id extends EndpointId> = z.input<Schemas[Id]['request']>;

/** `data` of a successful response, after parsing. */
export type ResponseOf<Id extends EndpointId> = z.output<Schemas[Id]['response']>;

/** Ids of a table of endpoints. */
export type IdOf<Table extends EndpointTable> = keyof Table & string;

type ShapeOf<Table extends EndpointTable, Id extends IdOf<Table>> = Table[Id]['schemas'];

/** Request body of a call of any table: by the endpoint's own schema, else by the catalogue's, else unknown. */
export type RequestIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  ShapeOf<Table, Id> extends CallShape<infer Request>
    ? SchemaInput<Request>
    : Id extends EndpointId
      ? RequestOf<Id>
      : unknown;

/** `data` of a call of any table, resolved like `RequestIn`. */
export type ResponseIn<Table extends EndpointTable, Id extends IdOf<Table>> =
  ShapeOf<Table, Id> extends CallShape<StandardSchema, infer Response>
    ? SchemaOutput<Response>
    : Id extends EndpointId
      ? ResponseOf<Id>
      : unknown;
