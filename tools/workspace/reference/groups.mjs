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
  ['user', 'Member', /^(user|site)\./],
  ['feedback', 'Feedback', /^feedback\./],
  ['letters', 'Letters', /^letter\./],
  ['promotions', 'Promotions', /^(promotion|vipWeek|activityTopGift)\./],
  ['money', 'Money', /^(payment|transfer|transactions|vCurrency|withdraw|bankCard)\./],
  ['games', 'Games and venues', /^(venue|status|collection|video|stream)\./],
  ['sport', 'Sport venue', /^sport\./],
  ['records', 'Bet records', /^record\./],
];

/** Returns the page of an endpoint; an id without a match has a page of its own. @param {string} id */
function getPage(id) {
  const own = id.split('.')[0] ?? id;
  return PAGES.find(([, , ids]) => ids.test(id)) ?? /** @type {const} */ ([own, own]);
}

/**
 * Groups endpoints by page.
 *
 * @template {{ id: string }} Endpoint
 * @param {readonly Endpoint[]} endpoints
 * @returns {{ page: string, title: string, endpoints: Endpoint[] }[]}
 */
export function groupEndpoints(endpoints) {
  const others = endpoints.map(({ id }) => getPage(id)[0]);
  const pages = [...new Set([...PAGES.map(([page]) => page), ...others])];
  return pages
    .map((page) => endpoints.filter(({ id }) => getPage(id)[0] === page))
    .flatMap((own) => {
      const [page, title] = own[0] ? getPage(own[0].id) : [];
      return page && title ? [{ page, title, endpoints: own }] : [];
    });
}
