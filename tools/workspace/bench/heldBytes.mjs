import { parseJson } from '../json/parseJson.mjs';

/** @typedef {{ snapshot: { meta: { node_fields: string[], node_types: string[][] } }, nodes: number[] }} HeapSnapshot */

/** What the engine makes of the program, which grows for as long as functions become hot, and what the document takes. */
const NOT_HELD = new Set(['code', 'native']);

/**
 * Bytes of all that the page's program holds: values, without the code the engine compiles and without the document.
 *
 * The whole heap will not do for a long run: optimised code comes in steps of tens of kilobytes, an hour after the start
 * too. Taking a snapshot collects garbage first.
 *
 * @param {import('@playwright/test').CDPSession} session
 */
export async function heldBytes(session) {
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
