import { EXAMPLE_URL, exampleCode, SET_UP } from './exampleCode.mjs';
import { groupEndpoints } from './groups.mjs';
import { refusals } from './scenarios.mjs';

const EFFECTS = /** @type {Record<string, string>} */ ({
  read: 'changes nothing; the client repeats it when nobody answers',
  write: 'changes something; sent once',
  money:
    'moves money or places a bet: carries the request id of the player’s action, and is asked about, never repeated blindly',
});

const REACTIONS = /** @type {Record<string, string>} */ ({
  none: 'nothing to do',
  show: 'shows the text',
  relogin: 'ends the session once, goes home, opens the login',
  captcha: 'hands the caller a value: solve the captcha, call again',
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

const cell = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
const table = (/** @type {string[]} */ head, /** @type {string[][]} */ rows) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const anchor = (/** @type {string} */ id) =>
  id
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const code = (/** @type {string} */ language, /** @type {string} */ text) => `\`\`\`${language}\n${text}\n\`\`\``;
const json = (/** @type {unknown} */ value) => code('json', JSON.stringify(value, null, 2));
const splitName = (/** @type {string} */ name) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
const list = (/** @type {readonly string[]} */ names) => names.map((name) => `\`${name}\``).join(', ');
const MADE =
  'Written by `npm run api` from the catalogue and the schemas; every example is type-checked and run against the sandbox. Do not edit.';

/** @typedef {import('./loadProtocol.mjs').Protocol} Protocol */
/** @typedef {import('./readEndpoints.mjs').EndpointFacts} EndpointFacts */
/** @typedef {import('./readEndpoints.mjs').Shapes} Shapes */
/** @typedef {import('./listFields.mjs').Field} Field */
/** @typedef {{ page: string, title: string, endpoints: EndpointFacts[] }} Group */
/** @typedef {ReadonlyMap<string, { text: string, format: readonly string[] }>} Formats named forms of values */

/**
 * The reference: an index and one page for each group of specification §7.
 *
 * @param {ReturnType<typeof import('./readEndpoints.mjs').readEndpoints>} facts
 * @param {Protocol} protocol
 * @returns {Map<string, string>} Markdown by file name
 */
export function writePages({ endpoints, shapes }, protocol) {
  const groups = groupEndpoints(endpoints);
  const pages = new Map(groups.map((group) => [`${group.page}.md`, groupPage(group, shapes, protocol)]));
  return new Map([['README.md', indexPage(groups, listFormats(endpoints, shapes), protocol)], ...pages]);
}

/** @param {Group} group @param {Shapes} shapes @param {Protocol} protocol */
function groupPage({ title, endpoints }, shapes, protocol) {
  const about = [...new Set(endpoints.flatMap(({ tables }) => tables))].join('\n\n');
  const named = [...shapes].filter(([name]) => uses(endpoints, shapes).has(name));
  return [
    `# ${title}`,
    `[All endpoints](README.md) · ${MADE}`,
    about,
    endpoints.map(({ id }) => `- [${id}](#${anchor(id)})`).join('\n'),
    ...endpoints.map((endpoint) => section(endpoint, protocol)),
    ...(named.length > 0 ? ['## Shapes'] : []),
    ...named.map(([name, { text, fields }]) => `### ${name}\n\n${text}\n\n${fieldTable(fields)}`),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Names of the shapes some endpoints use, directly or through another. @param {readonly EndpointFacts[]} endpoints @param {Shapes} shapes */
function uses(endpoints, shapes) {
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

/** @param {EndpointFacts} endpoint @param {Protocol} protocol */
function section(endpoint, protocol) {
  const { id, entry, spec, summary, text, request, response, example } = endpoint;
  const told = entry.resourceMethod
    ? ` Told apart from other calls of this path by \`method: "${entry.resourceMethod}"\`.`
    : '';
  return [
    `## ${id}`,
    summary,
    text,
    code('http', `${entry.method} ${entry.path}`),
    [
      `- ${entry.auth === 'member' ? 'For a member: a login token is needed.' : 'For anybody.'}${told}`,
      `- \`${entry.effect}\`: ${EFFECTS[entry.effect]}.`,
      ...(entry.cacheMs ? [`- Kept for ${entry.cacheMs / 1000} s; calls at the same time share one request.`] : []),
      ...(entry.answerHeaders
        ? [`- Of the answer, ${list(entry.answerHeaders)} also stands in a header of that name.`]
        : []),
      `- Specification: ${spec}.`,
    ].join('\n'),
    ...side('Request', { fields: request, example: example.request }, 'No fields: send `{}`.'),
    ...side('Answer', { fields: response, example: example.response }, 'An empty object: it is done.'),
    '**In TypeScript**',
    code('ts', exampleCode(endpoint)),
    refusals[id] ? `As written, a fresh sandbox refuses this with ${refusals[id].code}: ${refusals[id].why}.` : '',
    ...(entry.errors.length > 0 ? ['**Refusals**', errorTable(entry.errors, protocol)] : []),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {string} title @param {{ fields: readonly Field[], example: unknown }} shown @param {string} none */
function side(title, { fields, example }, none) {
  return fields.length > 0 ? [`**${title}**`, fieldTable(fields), json(example)] : [`**${title}**`, none];
}

/** @param {readonly Field[]} fields */
function fieldTable(fields) {
  return table(
    ['Field', 'Type', 'Notes'],
    fields.map(({ path, type, isOptional, format, text, factory, factoryText, shape }) => [
      `\`${path}\`${isOptional ? ' *optional*' : ''}`,
      shape ? type.replace(shape, `[${shape}](#${anchor(shape)})`) : type,
      [text, factory && factoryText ? `[${splitName(factory)}](README.md#formats)` : format.join(', ')]
        .filter(Boolean)
        .join(' · '),
    ]),
  );
}

/** @param {readonly number[]} codes @param {Protocol} protocol */
function errorTable(codes, { getErrorRow, toErrorMessageKey, errorTextsZhCN, errorTextsZhTW }) {
  return table(
    ['Code', 'Name', 'zh-CN', 'zh-TW', 'What the client does'],
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

/** The named forms of values, with what their source says. @param {readonly EndpointFacts[]} endpoints @param {Shapes} shapes @returns {Formats} */
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
function indexPage(groups, formats, protocol) {
  const count = groups.reduce((sum, { endpoints }) => sum + endpoints.length, 0);
  const rows = groups.flatMap(({ page, endpoints }) =>
    endpoints.map(({ id, entry, summary }) => [
      `[${id}](${page}.md#${anchor(id)})`,
      summary,
      `\`${entry.method} ${entry.path}\``,
      entry.auth,
      entry.effect,
      entry.cacheMs ? `${entry.cacheMs / 1000} s` : '',
    ]),
  );
  const codes = Object.keys(protocol.errorRows).map(Number);
  return [
    '# Endpoints',
    MADE,
    `The platform answers ${count} calls. Each is typed: \`client.call(id, body)\` takes the body and gives the answer of its page. How a call is sealed and signed is described in [the wire](../../protocol.md); a consumer of \`@pavilion/api-client\` need not know.`,
    '## Set up',
    `Start a platform with \`npm start\` (its sandbox listens on ${EXAMPLE_URL}). Every example on these pages runs after this:`,
    code('ts', SET_UP),
    '## All calls',
    table(['Id', 'What it is for', 'Call', 'Who', 'Effect', 'Kept'], rows),
    `Who: \`guest\` is anybody, \`member\` needs a login token; without one the client refuses by itself, with 6001. Effect: ${Object.entries(
      EFFECTS,
    )
      .map(([effect, means]) => `\`${effect}\` ${means}`)
      .join('; ')}.`,
    '## Refusals',
    'A call resolves with `data`, or rejects. `isApiError(error)`: the platform said no; `error.code` is one of the table, `error.serverMessage` its own words, `error.messageKey` the text to fall back to. `TransportError`: nobody answered. `ProtocolError`: the call or its answer does not fit. Beside the codes its page lists, any call may be refused with 6005, 6006, 6008, 6011, 6013 or 6317.',
    errorTable(codes, protocol),
    '## Formats',
    'Money is decimal text, never a number. “Not shown” marks a value the specification names and does not describe: anything passes.',
    table(
      ['Name', 'Form', ''],
      [...formats].sort().map(([name, { text, format }]) => [name, format.join(', '), text]),
    ),
  ].join('\n\n');
}
