import { type z } from 'zod/mini';
import { type schemas } from '../schemas/schemas.ts';
import { type EndpointId } from './catalogue.ts';

type Schemas = typeof schemas;

/** Body of a call, as a caller writes it. */
export type RequestOf<Id extends EndpointId> = z.input<Schemas[Id]['request']>;

/** `data` of a successful answer, as a caller reads it. */
export type ResponseOf<Id extends EndpointId> = z.output<Schemas[Id]['response']>;
