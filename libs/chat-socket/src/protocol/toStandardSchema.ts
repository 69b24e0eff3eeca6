import type { Reader } from './shape.ts';

/** Standard Schema, version 1 (https://standardschema.dev): what routers, forms and mocking tools take. */
export interface StandardSchema<Out> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'pavilion';
    readonly validate: (
      value: unknown,
    ) => { readonly value: Out } | { readonly issues: readonly { message: string }[] };
    readonly types?: { readonly input: Out; readonly output: Out } | undefined;
  };
}

/**
 * A reader of the protocol as a Standard Schema.
 *
 * @param name said when a value does not fit
 */
export const toStandardSchema = <Out>(read: Reader<Out>, name: string): StandardSchema<Out> => ({
  '~standard': {
    version: 1,
    vendor: 'pavilion',
    validate: (raw) => {
      const value = read(raw);
      return value === undefined ? { issues: [{ message: `This is no ${name}.` }] } : { value };
    },
  },
});
