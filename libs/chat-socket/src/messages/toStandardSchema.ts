import type { Reader } from './shape.ts';

/**
 * Standard Schema, version 1 (https://standardschema.dev), an interface accepted by routers, form libraries and mocking
 * tools.
 */
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
 * Converts a reader of the protocol to a Standard Schema.
 *
 * @param name name of the schema in its issues
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
