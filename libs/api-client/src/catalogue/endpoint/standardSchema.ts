/**
 * Standard Schema v1: the common interface of zod, Valibot, ArkType and others, so that any of them can validate a call.
 * The interface is copied from https://standardschema.dev, which permits it; it does not exist at run time.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    /** Name of the library. */
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}

/** Parsed value, or the issues of an invalid one. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

/** Issue of an invalid value. */
export interface StandardIssue {
  readonly message: string;
  /** Path in the value: keys and indexes from the outside in. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Input type of a schema. */
export type SchemaInput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['input'];

/** Output type of a schema. */
export type SchemaOutput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output'];

/** Request and response of a call as schemas of any Standard Schema library. */
export interface CallShape<
  Request extends StandardSchema = StandardSchema,
  Response extends StandardSchema = StandardSchema,
> {
  readonly request: Request;
  readonly response: Response;
}
