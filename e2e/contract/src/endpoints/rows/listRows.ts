import { catalogue, type EndpointId } from '@pavilion/api-client/protocol';
import type { EndpointRow } from '../scenes/endpointRow.ts';
import { endpointRows } from './endpointRows.ts';

/** An endpoint and its row without literal types, because the suites treat all endpoints equally. */
export interface ListedRow {
  readonly id: EndpointId;
  readonly row: EndpointRow<EndpointId>;
}

/** Lists the rows in the order of the catalogue. */
export function listRows(): readonly ListedRow[] {
  return (Object.keys(catalogue) as EndpointId[]).flatMap((id) => {
    const row = endpointRows[id] as EndpointRow<EndpointId> | undefined;
    return row ? [{ id, row }] : [];
  });
}
