import { getEndpoint } from '@pavilion/api-client/protocol';
import { matchRoute, routeIds } from './routeTable.ts';

const RESOURCE = '/game/api/v1/venue/resource';
const LOGIN = '/site/api/v1/user/login';
const CARDS = '/fd/api/v1/bankCard/queryMemberBanksInfoList';

it.each(routeIds)('API-07 finds %s by its method, path and resource', (id) => {
  const { method, path, resourceMethod } = getEndpoint(id);
  expect(matchRoute(method, path, { method: resourceMethod })).toBe(id);
});

it.each`
  what                                | method    | path              | body                    | route
  ${'a call without a body'}          | ${'GET'}  | ${CARDS}          | ${null}                 | ${'bankCard.queryMemberBanksInfoList'}
  ${'a body field named method'}      | ${'POST'} | ${LOGIN}          | ${{ method: 'board' }}  | ${'user.login'}
  ${'an unknown path'}                | ${'POST'} | ${'/site/api/v1'} | ${{}}                   | ${'unknownPath'}
  ${'a part of a path'}               | ${'POST'} | ${`${LOGIN}/`}    | ${{}}                   | ${'unknownPath'}
  ${'the name of an object property'} | ${'POST'} | ${'__proto__'}    | ${{}}                   | ${'unknownPath'}
  ${'GET for a POST'}                 | ${'GET'}  | ${LOGIN}          | ${{}}                   | ${'wrongMethod'}
  ${'POST for a GET'}                 | ${'POST'} | ${CARDS}          | ${{}}                   | ${'wrongMethod'}
  ${'an unknown resource'}            | ${'POST'} | ${RESOURCE}       | ${{ method: 'delete' }} | ${'unknownResource'}
  ${'no resource'}                    | ${'POST'} | ${RESOURCE}       | ${{}}                   | ${'unknownResource'}
  ${'a resource call without a body'} | ${'POST'} | ${RESOURCE}       | ${null}                 | ${'unknownResource'}
`('API-01 API-07 returns $route for $what', ({ method, path, body, route }: Record<string, string>) => {
  expect(matchRoute(method ?? '', path ?? '', body)).toBe(route);
});
