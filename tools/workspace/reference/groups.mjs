/**
 * Pages by the groups of specification §7: file name, title and a pattern of ids. The first match applies.
 *
 * @type {readonly (readonly [page: string, title: string, ids: RegExp])[]}
 */
const PAGES = [
  ['advertising', 'Advertising', /^advertising\./],
  ['configuration', 'Configuration', /^configuration\./],
  [
    'auth',
    'Login, registration, codes',
    /^user\.(login|logout|register|jwt|kaptchcate|defaultKaptcha|gee|validateGee|sendCode|forget)|^site\.queryCountryArea/,
  ],
  ['user', 'Member', /^(user|site|limits)\./],
  ['feedback', 'Feedback', /^feedback\./],
  ['partners', 'Agents and invitations', /^partners\./],
  ['letters', 'Letters', /^letter\./],
  ['promotions', 'Promotions', /^(promotions?|vipWeek|activityTopGift)\./],
  ['money', 'Money', /^(payment|transfer|transactions|vCurrency|withdraw|bankCard)\./],
  ['games', 'Games and venues', /^(venue|status|collection|video|stream)\./],
  ['sport', 'Sport venue', /^sport\./],
  ['records', 'Bet records', /^record\./],
  ['sessions', 'Sessions', /^sessions\./],
  ['service', 'Customer service', /^service\./],
  ['favourites', 'Favourites', /^favourites\./],
  ['help', 'Help', /^help\./],
  ['search', 'Search', /^search\./],
];

/**
 * Groups endpoints by page; an endpoint without a match is on a page of its own name.
 *
 * @template {{ id: string }} Endpoint
 * @param {readonly Endpoint[]} endpoints
 */
export function groupEndpoints(endpoints) {
  /** @type {Map<string, { page: string, title: string, endpoints: Endpoint[] }>} */
  const groups = new Map(PAGES.map(([page, title]) => [page, { page, title, endpoints: [] }]));
  for (const endpoint of endpoints) {
    const own = endpoint.id.split('.', 1).join();
    const [page, title] = PAGES.find(([, , ids]) => ids.test(endpoint.id)) ?? [own, own];
    groups.set(page, { page, title, endpoints: [...(groups.get(page)?.endpoints ?? []), endpoint] });
  }
  return [...groups.values()].filter((group) => group.endpoints.length > 0);
}
