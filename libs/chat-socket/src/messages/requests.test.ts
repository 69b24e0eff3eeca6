import { REQUEST_IDS } from './messageIds.ts';
import { requestReaders } from './requests.ts';

const page = { cid: 'c', rid: 'lobby', pageNum: 1 };

it.each`
  pageSize | isValid
  ${0}     | ${false}
  ${1}     | ${true}
  ${15}    | ${true}
  ${16}    | ${false}
  ${1.5}   | ${false}
  ${'5'}   | ${false}
`('CHT-04 a page of $pageSize messages is valid: $isValid', ({ pageSize, isValid }) => {
  const request = { ...page, pageSize: pageSize as number };
  expect(requestReaders[REQUEST_IDS.history](request)).toEqual(isValid ? request : undefined);
});

it('CHT-01 reads every optional field of a history request', () => {
  const request = {
    ...page,
    pageSize: 15,
    beforeMid: 9,
    afterMid: 2,
    beginTime: 3,
    endTime: 4,
    category: 'bet',
    categoryType: 'x',
  };
  expect(requestReaders[REQUEST_IDS.history](request)).toEqual(request);
});

it.each`
  change                               | isValid
  ${{}}                                | ${true}
  ${{ msg: 'x'.repeat(4_000) }}        | ${true}
  ${{ msg: 'x'.repeat(4_001) }}        | ${false}
  ${{ mentions: Array(10).fill('7') }} | ${true}
  ${{ mentions: Array(11).fill('7') }} | ${false}
  ${{ category: 'system' }}            | ${true}
  ${{ category: 'html' }}              | ${false}
  ${{ cid: '' }}                       | ${false}
  ${{ cid: 'x'.repeat(65) }}           | ${false}
  ${{ rid: '' }}                       | ${false}
  ${{ body: {} }}                      | ${false}
  ${{ categoryType: 'x'.repeat(33) }}  | ${false}
`('CHT-05 a message with $change is valid: $isValid', ({ change, isValid }) => {
  const request = { cid: 'c', rid: 'lobby', msg: 'x', category: 'text', ...(change as object) };
  expect(requestReaders[REQUEST_IDS.send](request)).toEqual(isValid ? request : undefined);
});
