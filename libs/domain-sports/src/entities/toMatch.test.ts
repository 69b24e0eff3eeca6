import fc from 'fast-check';
import { wireGame, wireOdds } from '../testing/samples.ts';
import { parseChannel } from './gameType.ts';
import { patchMatch, toMatch } from './toMatch.ts';

describe('toMatch', () => {
  it('SPT-01 maps every field of the wire to its own name', () => {
    expect(toMatch(wireGame('700001', { sc_HT_H: '0', rc_C: '1' }), 'FT.RB')).toEqual({
      id: '700001',
      channel: 'FT.RB',
      gameType: 'FT',
      showType: 'RB',
      leagueId: '101',
      homeName: 'Home',
      awayName: 'Away',
      kickOffAt: 1000,
      isLive: true,
      isChampion: false,
      minute: 23,
      period: 'firstHalf',
      periodText: '1H',
      status: 'live',
      parts: [],
      sportName: '',
      marketCount: 0,
      score: { home: { fullTime: 1, halfTime: 0 }, away: { fullTime: 0, redCards: 1 } },
      markets: { RE: [{ rank: 0, priceIds: { H: '700001.RE.0.H', C: '700001.RE.0.C' } }] },
    });
  });

  it('SPT-01 sorts lines by rank, keeps unknown plays and omits unknown sides', () => {
    const odds = [wireOdds('b', { i: 1 }), wireOdds('a'), wireOdds('x', { r: '?' }), wireOdds('n', { w: 'NEW' })];
    expect(toMatch(wireGame('1', { odds }), 'FT.RB').markets).toEqual({
      RE: [
        { rank: 0, priceIds: { H: 'a' } },
        { rank: 1, priceIds: { H: 'b' } },
      ],
      NEW: [{ rank: 0, priceIds: { H: 'n' } }],
    });
  });

  it.each`
    rule                                           | wire                                              | period
    ${'an empty text is not started'}              | ${{ se_now: '' }}                                 | ${'notStarted'}
    ${'1H is the first half'}                      | ${{ se_now: '1H' }}                               | ${'firstHalf'}
    ${'2H is the second half'}                     | ${{ se_now: '2H' }}                               | ${'secondHalf'}
    ${'the half-time flag has priority'}           | ${{ se_now: '1H', HalfTime: 'Y' }}                | ${'halfTime'}
    ${'HT is half-time'}                           | ${{ se_now: 'HT' }}                               | ${'halfTime'}
    ${'Q3 is the third quarter'}                   | ${{ gameType: 'BK', se_now: 'Q3' }}               | ${'q3'}
    ${'any text with OT is overtime'}              | ${{ gameType: 'BK', se_now: '2OT' }}              | ${'overtime'}
    ${'baseball is recognised by its inning'}      | ${{ gameType: 'BS', se_now: '', inningNum: '9' }} | ${'inning'}
    ${'blanks and small letters are ignored'}      | ${{ gameType: 'BK', se_now: ' q1 ' }}             | ${'q1'}
    ${'P3 is the third period'}                    | ${{ gameType: 'OP', se_now: 'P3' }}               | ${'p3'}
    ${'there is no fifth quarter'}                 | ${{ gameType: 'BK', se_now: 'Q5' }}               | ${'unknown'}
    ${'a quarter has no prefix'}                   | ${{ gameType: 'BK', se_now: 'XQ1' }}              | ${'unknown'}
    ${'a quarter has no suffix'}                   | ${{ gameType: 'BK', se_now: 'Q12' }}              | ${'unknown'}
    ${'baseball without an inning is not started'} | ${{ gameType: 'BS', se_now: '' }}                 | ${'notStarted'}
    ${'only baseball has innings'}                 | ${{ se_now: '1H', inningNum: '9' }}               | ${'firstHalf'}
    ${'an unknown text is unknown'}                | ${{ se_now: 'constructor' }}                      | ${'unknown'}
  `('SPT-06 $rule', ({ wire, period }) => {
    expect(toMatch(wireGame('1', wire), 'FT.RB').period).toBe(period);
  });

  it.each(['FSFT', 'FSFU'])('SLP-05 %s holds champion markets', (showType) => {
    expect(toMatch(wireGame('1', { showType }), `FT.${showType}`).isChampion).toBe(true);
  });

  it('SLP-05 the sport FS holds champion markets in every time range', () => {
    expect(toMatch(wireGame('1', { gameType: 'FS', showType: 'FT' }), 'FS.FT').isChampion).toBe(true);
  });

  it.each`
    sent                                | inning       | half
    ${{ se_now: 'B12' }}                | ${12}        | ${'bottom'}
    ${{ se_now: 'T3', inningNum: '5' }} | ${5}         | ${'top'}
    ${{ se_now: 'T123' }}               | ${undefined} | ${undefined}
    ${{ se_now: 'OT3' }}                | ${undefined} | ${undefined}
  `('SPT-06 reads $sent as inning $inning, half $half', ({ sent, inning, half }) => {
    const { inning: read, inningHalf } = toMatch(wireGame('1', { gameType: 'BS', ...sent }), 'BS.RB');
    expect([read, inningHalf]).toEqual([inning, half]);
  });

  it('SPT-01 takes an unknown sport and time range from the channel, or else another sport today', () => {
    const read = (channel: string) => toMatch(wireGame('1', { gameType: '?', showType: '?' }), channel).channel;
    expect([read('TN.FU'), read('?')]).toEqual(['TN.FU', 'OP.FT']);
  });

  it.each`
    what                        | value
    ${'a list'}                 | ${['T3']}
    ${'a list without a text'}  | ${[{ toString: '' }]}
    ${'an object without text'} | ${Object.create(null)}
    ${'a number'}               | ${3}
  `('SPT-01 reads no inning of a period that is $what', ({ value }) => {
    const match = toMatch(wireGame('1', { gameType: 'BS', se_now: value }), 'BS.RB');
    expect([match.inning, match.inningHalf, match.periodText]).toEqual([undefined, undefined, '']);
  });

  it('SPT-01 reads a match whose fields have any value', () => {
    const fields = [
      'team_h',
      'startTime',
      'se_now',
      't_count',
      'sc_FT_H',
      'rc_C',
      'gameStatus',
      'isLive',
      'inningNum',
      'gameType',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), fc.string(), (odd, channel) => {
        const match = toMatch({ ...wireGame('1'), ...odd }, channel);
        return match.id === '1' && typeof match.homeName === 'string';
      }),
    );
  });
});

describe('patchMatch', () => {
  const before = toMatch(wireGame('1'), 'FT.RB');

  it.each`
    rule                                        | wire                   | after
    ${'changes only the fields that were sent'} | ${{ t_count: 24 }}     | ${{ minute: 24, homeName: 'Home', score: before.score }}
    ${'a goal changes one number'}              | ${{ sc_FT_C: '1' }}    | ${{ score: { home: { fullTime: 1 }, away: { fullTime: 1 } } }}
    ${'an unreadable score is absent'}          | ${{ sc_FT_H: '?' }}    | ${{ score: { home: {}, away: { fullTime: 0 } } }}
    ${'starts half-time'}                       | ${{ HalfTime: 'Y' }}   | ${{ period: 'halfTime' }}
    ${'ignores an unknown status'}              | ${{ gameStatus: '?' }} | ${{ status: 'live' }}
    ${'ignores an invalid minute'}              | ${{ t_count: NaN }}    | ${{ minute: 23 }}
  `('SPT-09 $rule', ({ wire, after }) => expect(patchMatch(before, wire)).toMatchObject(after));

  it('SPT-06 ends half-time at the second half even if the flag is not sent again', () => {
    const half = patchMatch(before, { HalfTime: 'Y' });
    expect(patchMatch(half, { t_count: 46 }).period).toBe('halfTime');
    expect(patchMatch(half, { se_now: '2H' }).period).toBe('secondHalf');
  });

  it('SPT-06 keeps the inning while it is not sent', () => {
    const third = toMatch(wireGame('1', { gameType: 'BS', se_now: 'T3' }), 'BS.RB');
    expect(patchMatch(third, { sc_FT_H: '2' })).toMatchObject({ inning: 3, inningHalf: 'top', period: 'inning' });
  });

  it('SLP-05 another time range changes the channel and whether the match is a champion market', () => {
    expect(patchMatch(before, { showType: 'FSFU', isLive: 'N' })).toMatchObject({
      channel: 'FT.FSFU',
      isChampion: true,
      isLive: false,
    });
  });

  it('SPT-06 reads sets and games from the fields of set sports', () => {
    const tennis = toMatch(
      wireGame('1', { gameType: 'TN', sc_set_H: '1', sc_set_A: '0', sc_game_H: '4', sc_game_A: '5' }),
      'TN.RB',
    );
    expect(tennis.score).toMatchObject({ home: { set: 1, game: 4 }, away: { set: 0, game: 5 } });
  });

  it('SPT-06 accepts the away score in the column A', () => {
    expect(patchMatch(before, { sc_FT_C: undefined, sc_FT_A: '3' }).score.away.fullTime).toBe(3);
  });
});

it.each`
  text          | channel
  ${'FT.RB'}    | ${{ gameType: 'FT', showType: 'RB' }}
  ${'FS.FSFU'}  | ${{ gameType: 'FS', showType: 'FSFU' }}
  ${'FT'}       | ${undefined}
  ${'XX.RB'}    | ${undefined}
  ${'FT.RB.RB'} | ${undefined}
`('SPT-02 reads the channel $text', ({ text, channel }) => expect(parseChannel(text)).toEqual(channel));
