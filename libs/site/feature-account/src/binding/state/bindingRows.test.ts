import { boundMember, emptyProfile } from '@pavilion/site-testing';
import type { Member } from '@pavilion/site-contract';
import { formatBoundValue, isRowBound, type BindingRowId } from './bindingRows.ts';

const missing: Member = { ...boundMember, bindPhone: false, bindRealName: false };
const complete: Member = {
  ...boundMember,
  phone: '139****5678',
  profile: {
    ...emptyProfile,
    areaCode: '+86',
    realName: '张*',
    email: 'd***@example.com',
    hasSecondPassword: true,
  },
};

describe('rows of bindings', () => {
  it.each`
    row           | isBoundFirst | value
    ${'phone'}    | ${false}     | ${'+86 139****5678'}
    ${'realName'} | ${false}     | ${'张*'}
    ${'email'}    | ${false}     | ${'d***@example.com'}
    ${'second'}   | ${false}     | ${''}
    ${'login'}    | ${true}      | ${''}
  `('the row $row is bound for a new member: $isBoundFirst, and has the value "$value" later', (row) => {
    const { row: id, isBoundFirst, value } = row as { row: BindingRowId; isBoundFirst: boolean; value: string };
    expect([isRowBound(id, missing), isRowBound(id, complete)]).toEqual([isBoundFirst, true]);
    expect(formatBoundValue(id, complete)).toBe(value);
  });

  it('a phone without an area code has no leading space', () => {
    expect(formatBoundValue('phone', { ...complete, profile: emptyProfile })).toBe('139****5678');
  });
});
