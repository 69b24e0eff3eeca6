import { parseJson } from '../../files/parseJson.mjs';

/** @typedef {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[] }} HeapSnapshot */

/** Excluded node types: compiled code, which grows while functions are optimised, and memory of the document. */
const NOT_HELD = new Set(['code', 'native']);

/**
 * Measures the bytes of all values of the page's program, without compiled code and without the document.
 *
 * The whole heap is not usable for a long run: optimised code grows in steps of tens of kilobytes, even after an hour.
 * A snapshot collects garbage first.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function measureHeldBytes(session) {
  /** @type {string[]} */
  const chunks = [];
  const collect = (/** @type {{ chunk: string }} */ { chunk }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes } = /** @type {HeapSnapshot} */ (parseJson(chunks.join('')));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const kinds = types[type] ?? [];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_HELD.has(kinds[nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}
