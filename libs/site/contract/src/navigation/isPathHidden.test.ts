import { getDepositSwitch, isPathHidden } from './isPathHidden.ts';

it.each`
  path                              | hiddenKeys        | depositSwitch | isHidden
  ${'/sponsor'}                     | ${['sponsor']}    | ${'1'}        | ${true}
  ${'/sponsor'}                     | ${undefined}      | ${'1'}        | ${false}
  ${'/mine/vip/detail'}             | ${['vip']}        | ${'1'}        | ${true}
  ${'/mine/vipx'}                   | ${['vip']}        | ${'1'}        | ${false}
  ${'/mine/welfare#turnover'}       | ${['Welfare']}    | ${'1'}        | ${true}
  ${'/mine/betRecord?tab=open'}     | ${['bet_record']} | ${'1'}        | ${true}
  ${'/game/sport/crty'}             | ${['TY']}         | ${'1'}        | ${true}
  ${'/'}                            | ${['TY']}         | ${'1'}        | ${false}
  ${'/mine/savemoney'}              | ${[]}             | ${'0'}        | ${true}
  ${'/mine/savemoney/virtual-wait'} | ${['save_money']} | ${'1'}        | ${true}
  ${'/app/help/ck'}                 | ${['save_money']} | ${'1'}        | ${true}
  ${'/mine/takemoney'}              | ${['save_money']} | ${'0'}        | ${false}
`(
  'ACT-02 GRD-05 $path with $hiddenKeys and $depositSwitch: $isHidden',
  ({ path, hiddenKeys, depositSwitch, isHidden }) => {
    expect(isPathHidden(path, { hiddenKeys, depositSwitch })).toBe(isHidden);
  },
);

it('GRD-05 deposits that are hidden in the navigation are closed', () => {
  expect(getDepositSwitch({ depositSwitch: '1' })).toBe('1');
  expect(getDepositSwitch({ depositSwitch: '1', hiddenKeys: ['save_money'] })).toBe('0');
});
