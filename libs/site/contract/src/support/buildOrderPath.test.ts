import { buildOrderPath } from './buildOrderPath.ts';

it.each`
  type          | orderNo     | path
  ${'deposit'}  | ${'D1'}     | ${'/mine/savemoney/recharge-wait?order=D1'}
  ${'withdraw'} | ${'W1'}     | ${'/mine/takemoney?order=W1'}
  ${'deposit'}  | ${'D1&a=2'} | ${'/mine/savemoney/recharge-wait?order=D1%26a%3D2'}
  ${'gift'}     | ${'G1'}     | ${undefined}
`('WAL-07 the order $orderNo of type $type has the path $path', ({ type, orderNo, path }) => {
  expect(buildOrderPath({ type, orderNo })).toBe(path);
});
