/**
 * The pages, in the order of specification §7: file name, title, and the first part of the ids that stand on it.
 *
 * @type {readonly (readonly [page: string, title: string, prefixes: readonly string[]])[]}
 */
const PAGES = [
  ['advertising', 'Advertising', ['advertising']],
  ['configuration', 'Configuration', ['configuration']],
  [
    'user',
    'Login and member',
    ['user', 'member', 'forget', 'forgetByPhone', 'forgetByEmail', 'sendCode', 'captcha', 'site', 'upload'],
  ],
  ['feedback', 'Feedback', ['feedback']],
  ['letters', 'Letters', ['letter']],
  ['promotions', 'Promotions', ['promotion', 'vipWeek', 'activityTopGift']],
  ['money', 'Money', ['payment', 'transfer', 'transactions', 'vCurrency', 'withdraw', 'bankCard']],
  ['games', 'Games and venues', ['venue', 'status', 'collection', 'video', 'stream']],
  ['sport', 'Sport venue', ['sport']],
  ['records', 'Bet records', ['record']],
];

const prefixOf = (/** @type {string} */ id) => id.split('.')[0] ?? id;

/**
 * Puts endpoints on their pages. An id no page names gets a page of its own, so that none is ever lost.
 *
 * @template {{ id: string }} Endpoint
 * @param {readonly Endpoint[]} endpoints
 * @returns {{ page: string, title: string, endpoints: Endpoint[] }[]}
 */
export function groupEndpoints(endpoints) {
  const known = PAGES.flatMap(([, , prefixes]) => prefixes);
  const others = [...new Set(endpoints.map(({ id }) => prefixOf(id)).filter((prefix) => !known.includes(prefix)))];
  return [...PAGES, ...others.map((prefix) => /** @type {const} */ ([prefix, prefix, [prefix]]))]
    .map(([page, title, prefixes]) => ({
      page,
      title,
      endpoints: endpoints.filter(({ id }) => prefixes.includes(prefixOf(id))),
    }))
    .filter((group) => group.endpoints.length > 0);
}
