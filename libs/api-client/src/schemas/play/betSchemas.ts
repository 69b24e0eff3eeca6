import * as z from 'zod/mini';
import { betOutcome, betRecord, oddsRule, shownPrice, seriesLegs, systemName } from './betWire.ts';
import { exampleRequest, resource, venueResource } from './resourceCall.ts';
import { roundRecord } from './roundWire.ts';
import { call, instant, moneyText } from '../fields/schema.ts';

const recordFilter = {
  /** Empty for both. */
  status: z.enum(['', 'open', 'settled']),
  beginTime: z.optional(instant()),
  endTime: z.optional(instant()),
  /** Our field: sport bets (`TY` or absent), the rounds of all venues' games (`games`), or those of one category. */
  category: z.optional(z.enum(['TY', 'games', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'])),
};

const exampleId = '7c0b1a52-6a43-4c07-9a3a-0c9a4f3f1d11';
const exampleLeg = { gameId: '700001', oddsId: '700001.RE.0.H', w: 'RE', r: 'H', line: '-0.25', price: '0.95' };
const otherLeg = { gameId: '700002', oddsId: '700002.OU.0.O', w: 'OU', r: 'O', line: '2.5', price: '0.90' };

/** Bet placement, bet status and the bet record. */
export const betSchemas = {
  /**
   * A single of the sport venue, or of an e-sports venue (`enName`). A selection of e-sports comes from `venue.tables`: `gameId`
   * is the code of the game and the number of the match (`PZDJ-0003.42`), `oddsId` the key of the spot, `w` its group, `r` the
   * part of the key after the colon, `line` is empty, and `price` is the part of `pays` above the stake. The money is that
   * of the venue (GAM-05).
   */
  'sport.placeBet': call({
    spec: '§7 games resource, ruling B2',
    request: venueResource('placeBet', {
      /** Created once per confirmation; equal to the request id of the envelope (W3). */
      requestId: z.string(),
      ...shownPrice,
      stake: moneyText(),
      oddsRule,
    }),
    response: betOutcome,
    example: {
      request: {
        method: 'placeBet',
        enName: 'crty',
        Request: exampleRequest,
        requestId: exampleId,
        ...exampleLeg,
        stake: '100.00',
        oddsRule: 'none',
      },
      response: {
        status: 'ACCEPTED',
        requestId: exampleId,
        ticketId: 'T20261121000001',
        price: '0.95',
        line: '-0.25',
        stake: '100.00',
        winAmount: '95.00',
        placedAt: 1_763_690_400_000,
      },
    },
  }),
  /**
   * Several legs of different matches in one bet. Our call: the specification has the series mode but no call for it.
   *
   * A pass type `Mx1` makes a unit of every combination of M legs; a mixed one such as `3x4` requires exactly M legs. The
   * units of all types are added; the stake is units × `unitStake`. One refused leg refuses the whole bet.
   */
  'sport.placeSeries': call({
    spec: '§4 series mode, ruling B2',
    request: resource('placeSeries', {
      /** Created once per confirmation; equal to the request id of the envelope (W3). */
      requestId: z.string(),
      legs: seriesLegs(),
      systems: z.array(systemName()).check(z.minLength(1), z.maxLength(20)),
      unitStake: moneyText(),
      oddsRule,
    }),
    response: betOutcome,
    example: {
      request: {
        method: 'placeSeries',
        enName: 'crty',
        Request: exampleRequest,
        requestId: exampleId,
        legs: [exampleLeg, otherLeg],
        systems: ['2x1'],
        unitStake: '100.00',
        oddsRule: 'better',
      },
      response: {
        status: 'PENDING',
        requestId: exampleId,
        ticketId: 'T20261121000002',
        legs: [
          { oddsId: '700001.RE.0.H', price: '0.95', line: '-0.25' },
          { oddsId: '700002.OU.0.O', price: '0.90', line: '2.5' },
        ],
        systems: ['2x1'],
        units: 1,
        stake: '100.00',
        winAmount: '270.50',
        placedAt: 1_763_690_400_000,
      },
    },
  }),
  /** For singles and series alike. */
  'sport.betStatus': call({
    spec: '§7 games resource, ruling B2',
    request: venueResource('betStatus', { requestId: z.string() }),
    response: betOutcome,
    example: {
      request: { method: 'betStatus', enName: 'crty', Request: exampleRequest, requestId: exampleId },
      response: { status: 'UNKNOWN', requestId: exampleId },
    },
  }),
  'record.betRecordTotal': call({
    spec: '§7 games record',
    request: z.object(recordFilter),
    response: z.object({ count: z.number(), stake: moneyText(), net: moneyText() }),
    example: { request: { status: 'settled' }, response: { count: 1, stake: '100.00', net: '95.00' } },
  }),
  'record.betRecordList': call({
    spec: '§7 games record',
    request: z.object({
      ...recordFilter,
      pageNum: z.number().check(z.positive()),
      pageSize: z.number().check(z.positive(), z.maximum(100)),
    }),
    /** Sport bets are in `list`, rounds of games in `rounds`; `total` counts the requested kind. */
    response: z.object({ total: z.number(), list: z.array(betRecord), rounds: z.optional(z.array(roundRecord)) }),
    example: { request: { status: 'open', pageNum: 1, pageSize: 20 }, response: { total: 0, list: [] } },
  }),
};
