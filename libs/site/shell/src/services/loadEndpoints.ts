import { type Catalogue } from '@pavilion/api-client';

/** Fetches the facts of every call, a file of its own; begun with the member's side, so that his first calls need not wait. */
export async function loadEndpoints(): Promise<Catalogue> {
  return (await import('@pavilion/api-client/endpoints')).catalogue;
}
