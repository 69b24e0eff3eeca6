/** Token overrides of a brand, by edition. Narrowed to the kit's own token types as soon as they are published. */
export interface BrandTheme {
  readonly classic?: object;
  readonly professional?: object;
}
