import { EXAMPLE_URL, buildExampleCode, SET_UP } from './buildExampleCode.mjs';
import { groupEndpoints } from './groups.mjs';
import { refusals } from './scenarios.mjs';

const EFFECTS = /** @type {Record<string, string>} */ ({
  read: 'changes nothing; the client repeats it if there is no response',
  write: 'changes data; sent once',
  money:
    'moves money or places a bet: has the request id of the player’s action; after a missing response the client queries it and never repeats it blindly',
});

const REACTIONS = /** @type {Record<string, string>} */ ({
  none: 'nothing to do',
  show: 'shows the text',
  relogin: 'ends the session once, opens home and the login',
  captcha: 'returns a value to the caller: solve the captcha, call again',
  newDevice: 'opens the new-device screen',
  bindRealName: 'dialog that leads to the real name',
  maintenance: 'maintenance screen',
  venueActivity: 'dialog: turnover is unmet',
  region: 'region screen',
  popup: 'dialog',
  suspended: 'notice without a dialog',
  retryLater: 'notice; the button stays usable',
  customerService: 'shows the way to customer service',
});

const formatCell = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const formatTable = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(formatCell).join(' | ')} |`).join('\n');
const toAnchor = (/** @type {string} */ id) =>
  id
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const formatCode = (/** @type {string} */ language, /** @type {string} */ text) => `\`\`\`${language}\n${text}\n\`\`\``;
const formatJson = (/** @type {unknown} */ value) => formatCode('json', JSON.stringify(value, null, 2));
const splitName = (/** @type {string} */ name) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const formatList = (/** @type {readonly string[]} */ names) => names.map((name) => `\`${name}\``).join(', ');
const NOTE =
  'Written by `npm run api` from the catalogue and the schemas; every example is type-checked and run against the sandbox. Do not edit.';

/** @typedef {import('./loadProtocol.mjs').Protocol} Protocol */
/** @typedef {import('./readEndpoints.mjs').EndpointData} EndpointData */
/** @typedef {import('./readEndpoints.mjs').Shapes} Shapes */
/** @typedef {import('./listFields.mjs').Field} Field */
/** @typedef {{ page: string, title: string, endpoints: EndpointData[] }} Group */
/** @typedef {ReadonlyMap<string, { text: string, format: readonly string[] }>} Formats named formats of values */

/**
 * Writes the reference: an index and one page for each group of specification §7.
 *
 * @param {ReturnType<typeof import('./readEndpoints.mjs').readEndpoints>} facts
 * @param {Protocol} protocol
 * @returns {Map<string, string>} Markdown by file name
 */
export function writePages({ endpoints, shapes }, protocol) {
  const groups = groupEndpoints(endpoints);
  const pages = new Map(groups.map((group) => [`${group.page}.md`, writeGroupPage(group, shapes, protocol)]));
  return new Map([['README.md', writeIndexPage(groups, listFormats(endpoints, shapes), protocol)], ...pages]);
}

/** @param {Group} group @param {Shapes} shapes @param {Protocol} protocol */
function writeGroupPage({ title, endpoints }, shapes, protocol) {
  const used = findUsedShapes(endpoints, shapes);
  const named = [...shapes]
    .filter(([name]) => used.has(name))
    .map(([name, { text, fields }]) => `### ${name}\n\n${text}\n\n${writeFieldTable(fields)}`);
  return `# ${title}
[All endpoints](README.md) · ${NOTE}

${[...new Set(endpoints.flatMap(({ tables }) => tables))].join('\n\n')}

${endpoints.map(({ id }) => `- [${id}](#${toAnchor(id)})`).join('\n')}

${endpoints.map((endpoint) => writeSection(endpoint, protocol)).join('\n\n')}

${named.length > 0 ? ['## Shapes', ...named].join('\n\n') : ''}`;
}

/** Finds the names of the shapes that some endpoints use, directly or through another. @param {readonly EndpointData[]} endpoints @param {Shapes} shapes */
function findUsedShapes(endpoints, shapes) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (/** @type {readonly Field[]} */ fields) => {
    for (const { shape } of fields) {
      if (!shape || found.has(shape)) continue;
      found.add(shape);
      add(shapes.get(shape)?.fields ?? []);
    }
  };
  endpoints.forEach(({ request, response }) => add([...request, ...response]));
  return found;
}

/** @param {EndpointData} endpoint @param {Protocol} protocol */
function writeSection(endpoint, protocol) {
  const { id, entry, spec, summary, text, request, response, example } = endpoint;
  const notes = [
    entry.auth === 'member' ? 'A login token is needed.' : 'No login needed.',
    entry.origin === 'pavilion' && 'A platform may not offer it; see `areas` of `configuration.preInfo`.',
    entry.resourceMethod && `\`method: "${entry.resourceMethod}"\` distinguishes it from other calls of this path.`,
    `\n- \`${entry.effect}\`: ${EFFECTS[entry.effect]}.`,
    entry.cacheMs && `\n- Cached for ${entry.cacheMs / 1000} s; concurrent calls share one request.`,
    entry.responseHeaders && `\n- ${formatList(entry.responseHeaders)} of the response is a header of that name.`,
    `\n- Specification: ${spec}.`,
  ];
  const refusal = refusals[id];
  return `## ${id}
${summary}

${text}
${formatCode('http', `${entry.method} ${entry.path}`)}
- ${notes.filter(Boolean).join(' ')}

**Request**

${writeSide(request, example.request) || 'No fields: send `{}`.'}

**Response**

${writeSide(response, example.response) || 'An empty object.'}

**In TypeScript**
${formatCode('ts', buildExampleCode(endpoint))}

${refusal ? `As written, a fresh sandbox refuses this with ${refusal.code}: ${refusal.why}.` : ''}

${entry.errors.length > 0 ? `**Refusals**\n\n${writeErrorTable(entry.errors, protocol)}` : ''}`;
}

/** @param {readonly Field[]} fields @param {unknown} example */
const writeSide = (fields, example) => fields.length > 0 && `${writeFieldTable(fields)}\n\n${formatJson(example)}`;

/** @param {readonly Field[]} fields */
function writeFieldTable(fields) {
  return formatTable(
    ['Field', 'Type', 'Notes'],
    fields.map(({ path, type, isOptional, format, text, factory, factoryText, shape }) => [
      `\`${path}\`${isOptional ? ' *optional*' : ''}`,
      shape ? type.replace(shape, `[${shape}](#${toAnchor(shape)})`) : type,
      [text, factory && factoryText ? `[${splitName(factory)}](README.md#formats)` : format.join(', ')]
        .filter(Boolean)
        .join(' · '),
    ]),
  );
}

/** @param {readonly number[]} codes @param {Protocol} protocol */
function writeErrorTable(codes, { getErrorRow, toErrorMessageKey, errorTextsZhCN, errorTextsZhTW }) {
  return formatTable(
    ['Code', 'Name', 'zh-CN', 'zh-TW', 'Reaction of the client'],
    codes.map((status) => {
      const { name, reaction } = getErrorRow(status);
      const key = toErrorMessageKey(status);
      return [
        String(status),
        name,
        errorTextsZhCN[key],
        errorTextsZhTW[key],
        `\`${reaction}\`: ${REACTIONS[reaction]}`,
      ];
    }),
  );
}

/** Lists the named formats of values with their doc comments. @param {readonly EndpointData[]} endpoints @param {Shapes} shapes @returns {Formats} */
function listFormats(endpoints, shapes) {
  const fields = [
    ...endpoints.flatMap(({ request, response }) => [...request, ...response]),
    ...[...shapes.values()].flatMap((shape) => shape.fields),
  ];
  return new Map(
    fields.flatMap(({ factory, factoryText, format }) =>
      factory && factoryText ? [/** @type {const} */ ([splitName(factory), { text: factoryText, format }])] : [],
    ),
  );
}

/** @param {readonly Group[]} groups @param {Formats} formats @param {Protocol} protocol */
function writeIndexPage(groups, formats, protocol) {
  const rows = groups.flatMap(({ page, endpoints }) =>
    endpoints.map(({ id, entry, summary }) => [
      `[${id}](${page}.md#${toAnchor(id)})`,
      summary,
      `\`${entry.method} ${entry.path}\``,
      entry.auth,
      entry.effect,
      entry.cacheMs ? `${entry.cacheMs / 1000} s` : '',
    ]),
  );
  const effects = Object.entries(EFFECTS).map(([effect, means]) => `\`${effect}\` ${means}`);
  return `# Endpoints
${NOTE}

The platform has ${rows.length} endpoints. Each is typed: \`client.call(id, body)\` accepts the request of its page and returns the response. [Wire protocol](../../protocol.md) describes how a call is sealed and signed; \`@pavilion/api-client\` does this for its consumers.
## Set up
Start a platform with \`npm start\` (its sandbox listens on ${EXAMPLE_URL}). Every example on these pages runs after this:

${formatCode('ts', SET_UP)}
## All endpoints
${formatTable(['Id', 'Purpose', 'Call', 'Auth', 'Effect', 'Cached'], rows)}

Auth: \`guest\` needs no login, \`member\` needs a login token; without one the client rejects the call itself, with 6001. Effect: ${effects.join('; ')}.
## Refusals
A call resolves with \`data\`, or rejects. \`isApiError(error)\`: the platform refused the call; \`error.code\` is a code of the table, \`error.serverMessage\` the message of the platform, \`error.messageKey\` the key of the fallback text. \`TransportError\`: there was no response. \`ProtocolError\`: the call or its response is invalid. \`SessionEndedError\`: the session ended before the response arrived; show nothing. In addition to the codes on its page, any call may be refused with 6005, 6006, 6008, 6011, 6013 or 6317.

${writeErrorTable(Object.keys(protocol.errorRows).map(Number), protocol)}
## Formats
Money is decimal text, never a number. “Not shown” marks a value that the specification names and does not describe; every value is accepted.

${formatTable(
  ['Name', 'Format', 'Notes'],
  [...formats].sort().map(([name, { text, format }]) => [name, format.join(', '), text]),
)}`;
}
