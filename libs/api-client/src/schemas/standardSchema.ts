/**
 * Standard Schema v1: the one method zod, Valibot, ArkType and others share, so that a call may be checked by any of them.
 * The interface is copied from https://standardschema.dev, as it invites; nothing of it exists at run time.
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

/** A value that fits, as the schema reads it; or what is wrong with it. */
export type StandardResult<Output> =
  { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  /** Where in the value: keys and indexes from the outside in. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What a schema takes. */
export type SchemaInput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['input'];

/** What a schema gives. */
export type SchemaOutput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output'];

/** Both sides of a call, each in the words of any Standard Schema library. */
export interface CallShape<
  Request extends StandardSchema = StandardSchema,
  Response extends StandardSchema = StandardSchema,
> {
  readonly request: Request;
  readonly response: Response;
}
