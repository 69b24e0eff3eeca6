/** @typedef {import('./generator.mjs').Endpoint} Endpoint */

/** @typedef {object} Rows rows of one effect, as source text
 * @property {string} request schema of the request @property {string} response schema of the response
 * @property {string} example request and response of the schema's example
 * @property {string} handler of the sandbox
 * @property {string} body of the contract row
 * @property {string} summary for the endpoint reference
 */

/** @type {Record<Endpoint['effect'], Rows>} */
const rowsByEffect = {
  read: {
    request: 'z.object(pageFields)',
    response: 'z.object({ total: z.number(), list: z.array(z.object({ id: z.string(), title: z.string() })) })',
    example: "{ request: { pageNum: 1, pageSize: 20 }, response: { total: 1, list: [{ id: '1', title: '示例' }] } }",
    handler: '() => ({ total: 0, list: [] })',
    body: '() => ({ pageNum: 1, pageSize: 20 })',
    summary: 'A list, newest first, by pages.',
  },
  write: {
    request: 'z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) })',
    response: 'z.object({})',
    example: "{ request: { id: '1' }, response: {} }",
    handler: '(call) => call.once(async () => ({}))',
    body: "() => ({ id: '1' })",
    summary: 'Changes one item.',
  },
  money: {
    request: 'z.object({ amount: moneyText() })',
    response: 'z.object({ amount: moneyText() })',
    example: "{ request: { amount: '10.00' }, response: { amount: '10.00' } }",
    handler: '(call) => call.once(async () => ({ amount: call.body.amount }))',
    body: "() => ({ amount: '10.00' })",
    summary: 'Moves an amount.',
  },
};

/** Whether an endpoint has a path of calls beyond the specification (ruling W5). @param {Pick<Endpoint, 'path'>} endpoint */
export const isOwnCall = ({ path }) => path.startsWith('/pavilion/api/v1/');

/** Entry of the catalogue. @param {Endpoint} endpoint */
export const createCatalogueRow = ({ id, path, auth, effect }) =>
  `'${id}': { ${isOwnCall({ path }) ? "origin: 'pavilion', " : ''}method: 'POST', path: '${path}', auth: '${auth}', effect: '${effect}', errors: [${auth === 'member' ? '6001, ' : ''}6007] }`;

/** @param {Endpoint} endpoint */
export function createSchemaRow({ id, effect }) {
  const { request, response, example } = rowsByEffect[effect];
  return `'${id}': call({
    spec: 'none, our own endpoint',
    request: ${request},
    response: ${response},
    example: ${example},
  })`;
}

/** Names that the schema of an effect imports, with their files. @type {Record<Endpoint['effect'], readonly [name: string, file: string] | undefined>} */
export const schemaImports = {
  read: ['pageFields', '../fields/pageFields.ts'],
  write: undefined,
  money: ['moneyText', '../fields/schema.ts'],
};

/** @param {Endpoint} endpoint */
export const createHandlerRow = ({ id, effect }) => `'${id}': ${rowsByEffect[effect].handler}`;

/** @param {Endpoint} endpoint */
export const createContractRow = ({ id, effect }) =>
  `'${id}': { ${effect === 'read' ? '' : "by: 'own', "}body: ${rowsByEffect[effect].body}, refusals: { 6007: noObject } }`;

/** Tags of an endpoint as an array. @param {Endpoint} endpoint */
export const createTagsRow = ({ tags }) => `[${tags.map((tag) => `'${tag}'`).join(', ')}]`;

/** @param {Endpoint} endpoint */
export const createSummaryRow = ({ id, effect, summary = rowsByEffect[effect].summary }) =>
  `'${id}': '${summary.replaceAll("'", '’')}'`;
