import type { EndpointId } from '../catalogue/catalogue.ts';
import { schemas } from './schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Whether a call accepts the request of its example with these changes. */
const accepts = (id: EndpointId, changes: Fields): boolean =>
  schemas[id].request.safeParse({ ...schemas[id].example.request, ...changes }).success;

const digits = (length: number) => '1'.repeat(length);
const letters = (length: number) => 'a'.repeat(length);

describe('service.send', () => {
  const empty = { text: '', imageIds: [], attachment: undefined, topic: undefined };
  const image = 'k'.repeat(22);
  const order = { kind: 'order', id: 'D20261121000001' };

  it.each`
    content                                             | changes                                                     | isAccepted
    ${'a text'}                                         | ${{ text: '你好' }}                                         | ${true}
    ${'a picture'}                                      | ${{ imageIds: [image] }}                                    | ${true}
    ${'an attachment'}                                  | ${{ attachment: order }}                                    | ${true}
    ${'a topic'}                                        | ${{ topic: 'deposit' }}                                     | ${true}
    ${'text, picture, attachment'}                      | ${{ text: '你好', imageIds: [image], attachment: order }}   | ${true}
    ${'nothing'}                                        | ${{}}                                                       | ${false}
    ${'white space'}                                    | ${{ text: ' \n\u3000' }}                                    | ${false}
    ${'a topic and white space'}                        | ${{ topic: 'deposit', text: ' ' }}                          | ${true}
    ${'a topic and a text'}                             | ${{ topic: 'deposit', text: '你好' }}                       | ${false}
    ${'a topic and a picture'}                          | ${{ topic: 'deposit', imageIds: [image] }}                  | ${false}
    ${'a topic and an attachment'}                      | ${{ topic: 'deposit', attachment: order }}                  | ${false}
    ${'three pictures'}                                 | ${{ imageIds: [image, image, image] }}                      | ${true}
    ${'four pictures'}                                  | ${{ imageIds: [image, image, image, image] }}               | ${false}
    ${'a picture without an id'}                        | ${{ imageIds: [''] }}                                       | ${false}
    ${'1,000 characters'}                               | ${{ text: letters(1_000) }}                                 | ${true}
    ${'1,001 characters'}                               | ${{ text: letters(1_001) }}                                 | ${false}
    ${'1,000 characters and spaces'}                    | ${{ text: ` ${letters(1_000)} ` }}                          | ${true}
    ${'a topic in capitals'}                            | ${{ topic: 'Deposit' }}                                     | ${false}
    ${'an order with the id of a bet in small letters'} | ${{ attachment: { kind: 'order', id: 't20261121000042' } }} | ${false}
    ${'a bet'}                                          | ${{ attachment: { kind: 'bet', id: 'T20261121000042' } }}   | ${true}
    ${'a bet with the id of an order'}                  | ${{ attachment: { kind: 'bet', id: 'D20261121000001' } }}   | ${false}
    ${'an error code'}                                  | ${{ attachment: { kind: 'error', id: '6013' } }}            | ${true}
    ${'an error code of six digits'}                    | ${{ attachment: { kind: 'error', id: '600000' } }}          | ${false}
    ${'an unknown kind'}                                | ${{ attachment: { kind: 'page', id: '1' } }}                | ${false}
  `('a message with $content is accepted: $isAccepted', ({ changes, isAccepted }) => {
    expect(accepts('service.send', { ...empty, ...(changes as Fields) })).toBe(isAccepted);
  });

  it('a text is sent without its outer white space', () => {
    const { request } = schemas['service.send'];
    expect(request.parse({ ...empty, text: ' 你好\n' }).text).toBe('你好');
  });
});

it.each`
  id                               | field               | accepted                                                                      | refused
  ${'user.login'}                  | ${'name'}           | ${['a', letters(30)]}                                                         | ${['', letters(31)]}
  ${'user.login'}                  | ${'password'}       | ${['0'.repeat(32)]}                                                           | ${['demo1234', 'F'.repeat(32), '0'.repeat(31), '0'.repeat(33)]}
  ${'user.login'}                  | ${'isAgent'}        | ${[0]}                                                                        | ${[1, '0']}
  ${'user.login'}                  | ${'codeId'}         | ${['', letters(64)]}                                                          | ${[letters(65)]}
  ${'user.register'}               | ${'name'}           | ${['a', letters(11)]}                                                         | ${['', letters(12)]}
  ${'user.register'}               | ${'iCode'}          | ${['', letters(64)]}                                                          | ${[letters(65)]}
  ${'user.bindPhone'}              | ${'areaCode'}       | ${['+1', '+8860']}                                                            | ${['86', '+', '+88600', '+86 ']}
  ${'user.bindPhone'}              | ${'phone'}          | ${['1', digits(11)]}                                                          | ${['', digits(12), '138-0000']}
  ${'user.bindPhone'}              | ${'code'}           | ${['000000']}                                                                 | ${['12345', '1234567', '12345a']}
  ${'user.bindEmail'}              | ${'email'}          | ${['a', letters(40)]}                                                         | ${['', letters(41)]}
  ${'user.bindOther'}              | ${'realName'}       | ${[undefined, '张', '张'.repeat(50)]}                                         | ${['', '张'.repeat(51)]}
  ${'user.bindOther'}              | ${'gender'}         | ${[undefined, 'male', 'female']}                                              | ${['other', '']}
  ${'user.bindOther'}              | ${'birthday'}       | ${['1990-05-17']}                                                             | ${['1990-5-17', '19900517', '1990-05-17T00']}
  ${'user.bindPassword'}           | ${'target'}         | ${['login', 'second']}                                                        | ${['third']}
  ${'user.sendCodeOne'}            | ${'type'}           | ${['2', '3']}                                                                 | ${['4', 2]}
  ${'user.sendCodeTwo'}            | ${'type'}           | ${['4', '5', '6']}                                                            | ${['3', '7']}
  ${'user.sendCodeOne'}            | ${'cate'}           | ${[0, 1, 2]}                                                                  | ${[3, '0']}
  ${'user.sendCodeOne'}            | ${'sendNameV2'}     | ${['a', letters(512)]}                                                        | ${['', letters(513), 'a+b']}
  ${'user.kaptchcate'}             | ${'password'}       | ${['', '0'.repeat(32)]}                                                       | ${['demo1234']}
  ${'user.kaptchcate'}             | ${'ktype'}          | ${[1, 2, 3, 4]}                                                               | ${[0, 5]}
  ${'user.addAvatar'}              | ${'avatarId'}       | ${['f', letters(20)]}                                                         | ${['', letters(21)]}
  ${'user.memberGradeInfoByGrade'} | ${'grade'}          | ${[undefined, 1, 99]}                                                         | ${[0, 100, 1.5]}
  ${'letter.list'}                 | ${'pageNum'}        | ${[1, 100_000]}                                                               | ${[0, 1.5, 100_001]}
  ${'letter.list'}                 | ${'pageSize'}       | ${[1, 100]}                                                                   | ${[0, 101]}
  ${'letter.list'}                 | ${'type'}           | ${[undefined, 'fd']}                                                          | ${['other']}
  ${'letter.read'}                 | ${'letterId'}       | ${['1', digits(18)]}                                                          | ${['', digits(19), 'a1']}
  ${'letter.delete'}               | ${'letterIds'}      | ${[['1'], Array.from({ length: 100 }, () => '1')]}                            | ${[[], Array.from({ length: 101 }, () => '1'), ['x']]}
  ${'feedback.addFeedBack'}        | ${'content'}        | ${['abcde', ' a\nb c ', letters(500)]}                                        | ${['abcd', ' abcd ', '     ', letters(501)]}
  ${'feedback.addFeedBack'}        | ${'categoryId'}     | ${['a', letters(20)]}                                                         | ${['', 'A', letters(21)]}
  ${'feedback.addFeedBack'}        | ${'imageIds'}       | ${[[], Array.from({ length: 5 }, () => letters(22))]}                         | ${[Array.from({ length: 6 }, () => letters(22)), ['x']]}
  ${'feedback.addFeedBack'}        | ${'ticketId'}       | ${[undefined, 'T12345678']}                                                   | ${['T1234567', 'D12345678', '']}
  ${'feedback.addFeedBack'}        | ${'orderNo'}        | ${[undefined, 'D-1', letters(64)]}                                            | ${['', letters(65), 'D 1']}
  ${'feedback.addReply'}           | ${'content'}        | ${['a', ' a ', letters(500)]}                                                 | ${['', ' \n', letters(501)]}
  ${'help.rate'}                   | ${'page'}           | ${['ab', letters(12)]}                                                        | ${['a', letters(13), 'AB']}
  ${'partners.apply'}              | ${'name'}           | ${['陈', '陈'.repeat(50)]}                                                    | ${['', ' ', '陈'.repeat(51), '陈\u202e', '陈\t生', '陈\u007f']}
  ${'partners.apply'}              | ${'contact'}        | ${['abc', letters(80)]}                                                       | ${['ab', ' ab ', letters(81)]}
  ${'partners.apply'}              | ${'intro'}          | ${[letters(10), `${letters(5)}\n${letters(5)}`, letters(500)]}                | ${[letters(9), letters(501), `${letters(9)}\u0000`]}
  ${'partners.apply'}              | ${'players'}        | ${[1, 1_000_000]}                                                             | ${[0, 1.5, 1_000_001]}
  ${'limits.setDeposit'}           | ${'amount'}         | ${['', '500', '0.50']}                                                        | ${['.5', '1e3', '1.234']}
  ${'limits.setReminder'}          | ${'minutes'}        | ${[15, 30, 60, 120]}                                                          | ${[0, 45]}
  ${'limits.pause'}                | ${'length'}         | ${['24h', '7d', '30d', '6m', '1y', '5y']}                                     | ${['2y', '']}
  ${'payment.pay'}                 | ${'amount'}         | ${['1', '-1', `${digits(15)}.25`]}                                            | ${['', '1.', '1.234', digits(16), ' 1', '1e3']}
  ${'payment.pay'}                 | ${'payType'}        | ${['', letters(32)]}                                                          | ${[letters(33)]}
  ${'transfer.utcTransfer'}        | ${'rate'}           | ${['', '7', '7.1234']}                                                        | ${['7.', '7.12345', '-7', digits(7)]}
  ${'transfer.utcTransfer'}        | ${'ty'}             | ${['1', '2']}                                                                 | ${['3', 1]}
  ${'withdraw.new'}                | ${'cardId'}         | ${['1', digits(18)]}                                                          | ${['', digits(19), 'a']}
  ${'withdraw.new'}                | ${'secondPassword'} | ${['0'.repeat(32)]}                                                           | ${['demo1234', '0'.repeat(33), 'G'.repeat(32)]}
  ${'bankCard.withdrawAdd'}        | ${'number'}         | ${['1', digits(128)]}                                                         | ${['', digits(129)]}
  ${'promotions.rotateSeed'}       | ${'clientSeed'}     | ${['a', letters(32)]}                                                         | ${['', letters(33), 'a b']}
  ${'promotion.verification'}      | ${'activityId'}     | ${['1', digits(9)]}                                                           | ${['', digits(10), 'a']}
  ${'promotion.joinActivity'}      | ${'rewardId'}       | ${[undefined, 'a1', letters(20)]}                                             | ${['', 'A', letters(21)]}
  ${'venue.transfer'}              | ${'amount'}         | ${['1', '1.25', digits(12), `${digits(9)}.25`]}                               | ${['-1', '1.234', digits(13), `${digits(10)}.25`, '']}
  ${'venue.gameList'}              | ${'pageSize'}       | ${[1, 100]}                                                                   | ${[0, 101, 1.5]}
  ${'venue.gameList'}              | ${'keyword'}        | ${[undefined, '麒'.repeat(40)]}                                               | ${['麒'.repeat(41)]}
  ${'venue.allBalance'}            | ${'category'}       | ${[1, 8]}                                                                     | ${[0, 9, 1.5]}
  ${'sport.placeBet'}              | ${'price'}          | ${['0.95', '1234.00']}                                                        | ${['0.9', '12345.00', '-0.95', '0.955', '']}
  ${'sport.placeBet'}              | ${'line'}           | ${['', '0', '-0.25', '2.5', '110.75']}                                        | ${['0.33', '+1', '1000', '2.50', '-']}
  ${'sport.placeBet'}              | ${'stake'}          | ${['100', '0.01']}                                                            | ${['100.001', '1,000', '']}
  ${'sport.placeSeries'}           | ${'systems'}        | ${[['3x4'], Array.from({ length: 20 }, () => '2x1')]}                         | ${[[], Array.from({ length: 21 }, () => '2x1'), ['3'], ['100x1'], ['2x10000']]}
  ${'favourites.add'}              | ${'items'}          | ${[[{ kind: 'match', id: '1' }], [{ kind: 'team', gameId: '1', side: 'C' }]]} | ${[[], [{ kind: 'team', id: '1' }], [{ kind: 'match', id: '' }], [{ kind: 'team', gameId: '1', side: 'X' }]]}
  ${'favourites.remove'}           | ${'id'}             | ${['1', letters(80)]}                                                         | ${['', letters(81)]}
  ${'service.conversation'}        | ${'limit'}          | ${[1, 1_000]}                                                                 | ${[0, 1_001, 1.5]}
  ${'sessions.end'}                | ${'id'}             | ${['7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90']}                                   | ${['', '7b0c4d2e', 'current']}
`('$id accepts and refuses values of the field $field', ({ id, field, accepted, refused }) => {
  const read = (value: unknown) => [value, accepts(id as EndpointId, { [field as string]: value })];
  expect((accepted as unknown[]).map(read)).toEqual((accepted as unknown[]).map((value) => [value, true]));
  expect((refused as unknown[]).map(read)).toEqual((refused as unknown[]).map((value) => [value, false]));
});

it.each([
  [1, false],
  [2, true],
  [10, true],
  [11, false],
])('a series of %i legs is accepted: %s', (count, isAccepted) => {
  const leg = schemas['sport.placeSeries'].example.request.legs[0];
  expect(accepts('sport.placeSeries', { legs: Array.from({ length: count }, () => leg) })).toBe(isAccepted);
});

describe('user.geeVerify', () => {
  const lot = 'a'.repeat(32);
  const drag = { lot_number: lot, mode: 'drag', x: 120, track: [[0, 0, 0]], nonce: undefined };

  it.each`
    what                           | request                                                               | isAccepted
    ${'a move by hand'}            | ${drag}                                                               | ${true}
    ${'a move by keyboard'}        | ${{ ...drag, mode: 'keys' }}                                          | ${true}
    ${'work'}                      | ${{ lot_number: lot, mode: 'work', nonce: '1' }}                      | ${true}
    ${'work without a nonce'}      | ${{ lot_number: lot, mode: 'work' }}                                  | ${false}
    ${'work with an empty nonce'}  | ${{ lot_number: lot, mode: 'work', nonce: '' }}                       | ${false}
    ${'a move without samples'}    | ${{ ...drag, track: [] }}                                             | ${false}
    ${'2,000 samples'}             | ${{ ...drag, track: Array.from({ length: 2_000 }, () => [0, 0, 0]) }} | ${true}
    ${'2,001 samples'}             | ${{ ...drag, track: Array.from({ length: 2_001 }, () => [0, 0, 0]) }} | ${false}
    ${'a sample without a time'}   | ${{ ...drag, track: [[0, 0]] }}                                       | ${false}
    ${'a sample before the start'} | ${{ ...drag, track: [[0, 0, -1]] }}                                   | ${false}
    ${'a sample after 10 minutes'} | ${{ ...drag, track: [[0, 0, 600_001]] }}                              | ${false}
    ${'a place of 1,000 pixels'}   | ${{ ...drag, x: 1_000 }}                                              | ${true}
    ${'a place of 1,001 pixels'}   | ${{ ...drag, x: 1_001 }}                                              | ${false}
    ${'a place of -1,001 pixels'}  | ${{ ...drag, x: -1_001 }}                                             | ${false}
    ${'another lot number'}        | ${{ ...drag, lot_number: 'A'.repeat(32) }}                            | ${false}
    ${'an unknown mode'}           | ${{ ...drag, mode: 'tap' }}                                           | ${false}
  `('$what is accepted: $isAccepted', ({ request, isAccepted }) => {
    expect(schemas['user.geeVerify'].request.safeParse(request).success).toBe(isAccepted);
  });
});

describe('texts of money in responses', () => {
  const { response, example } = schemas['transfer.getBalance'];

  it.each`
    text          | isAccepted
    ${'0'}        | ${true}
    ${'0.5'}      | ${true}
    ${'-12.34'}   | ${true}
    ${digits(18)} | ${true}
    ${digits(19)} | ${false}
    ${'1.234'}    | ${false}
    ${'1.'}       | ${false}
    ${'.5'}       | ${false}
    ${'+1'}       | ${false}
    ${'1,000.00'} | ${false}
    ${'1e3'}      | ${false}
    ${''}         | ${false}
    ${' 1'}       | ${false}
    ${12.34}      | ${false}
  `('money is exact decimal text: $text is accepted: $isAccepted', ({ text, isAccepted }) => {
    const changed = { ...example.response, centerWalletBalance: text as unknown };
    expect(response.safeParse(changed).success).toBe(isAccepted);
  });
});
