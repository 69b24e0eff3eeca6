/** Reels of a slot and their pays in hundredths of the whole stake. */
export interface SlotModel {
  readonly key: 'steady' | 'bold' | 'ways' | 'arcade';
  readonly strips: readonly (readonly string[])[];
  /** Row of each reel on a line. Without lines, all ways from the left pay. */
  readonly lines?: readonly (readonly number[])[];
  /** Pays by symbol and count. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

const parseReel = (symbols: string): readonly string[] => [...symbols];

const twentyLines = [
  '11111',
  '00000',
  '22222',
  '01210',
  '21012',
  '10001',
  '12221',
  '00122',
  '22100',
  '10121',
  '12101',
  '01110',
  '21112',
  '01010',
  '21212',
  '11011',
  '11211',
  '00200',
  '22022',
  '02020',
].map((line) => [...line].map(Number));
const fiveLines = ['111', '000', '222', '012', '210'].map((line) => [...line].map(Number));

/** Slot with frequent small wins. */
const steady: SlotModel = {
  key: 'steady',
  strips: [
    parseReel('FGAHDFEGCHFBGDHFEGSHFCGHDFGE'),
    parseReel('GHFWDEGFHCAFGHDBGFEHSGFCHGDF'),
    parseReel('HFGCDHEWFGAHFDGBHSEGFHCGFDHG'),
    parseReel('FHGDWFEHGCFAGHDFBGEHFSGCHFGD'),
    parseReel('GFHADGFEHCGFBHDGFSEHGFCHGFDE'),
  ],
  lines: twentyLines,
  pays: {
    A: { 3: 1000, 4: 4000, 5: 20000 },
    B: { 3: 400, 4: 1600, 5: 8000 },
    C: { 3: 250, 4: 800, 5: 3000 },
    D: { 3: 120, 4: 350, 5: 1200 },
    E: { 3: 120, 4: 350, 5: 1200 },
    F: { 3: 60, 4: 150, 5: 500 },
    G: { 3: 60, 4: 150, 5: 500 },
    H: { 3: 60, 4: 150, 5: 500 },
    S: { 3: 300, 4: 2000, 5: 15000 },
  },
};

/** Slot with rarer and larger wins. */
const bold: SlotModel = {
  key: 'bold',
  strips: [
    parseReel('FGAHDFEGCHFBGDHFEGSHFCGHDFGEBA'),
    parseReel('GHFWDEGFHCAFGHDBGFEHSGFCHGDFAB'),
    parseReel('HFGCDHEWFGAHFDGBHSEGFHCGFDHGEA'),
    parseReel('FHGDWFEHGCFAGHDFBGEHFSGCHFGDBE'),
    parseReel('GFHADGFEHCGFBHDGFSEHGFCHGFDEAB'),
  ],
  lines: twentyLines,
  pays: {
    A: { 3: 700, 4: 5000, 5: 50000 },
    B: { 3: 400, 4: 2400, 5: 20000 },
    C: { 3: 250, 4: 1200, 5: 8000 },
    D: { 3: 120, 4: 500, 5: 3000 },
    E: { 3: 120, 4: 500, 5: 3000 },
    F: { 3: 40, 4: 160, 5: 800 },
    G: { 3: 30, 4: 160, 5: 800 },
    H: { 3: 30, 4: 160, 5: 800 },
    S: { 3: 500, 4: 3000, 5: 50000 },
  },
};

/** Slot with 243 ways: the counts of a symbol on adjacent reels are multiplied. */
const ways: SlotModel = {
  key: 'ways',
  strips: steady.strips,
  pays: {
    A: { 3: 600, 4: 1800, 5: 8000 },
    B: { 3: 350, 4: 900, 5: 3500 },
    C: { 3: 150, 4: 400, 5: 1500 },
    D: { 3: 80, 4: 160, 5: 500 },
    E: { 3: 80, 4: 160, 5: 500 },
    F: { 4: 40, 5: 120 },
    G: { 4: 40, 5: 120 },
    H: { 4: 40, 5: 120 },
    S: { 3: 500, 4: 2500, 5: 20000 },
  },
};

/** Slot with 3 reels and 5 lines. */
const arcade: SlotModel = {
  key: 'arcade',
  strips: [
    parseReel('FGHDFCGHEFGBHDFAGHCEFG'),
    parseReel('GHFDGCFWHEGFBHGDFAHGCE'),
    parseReel('HFGDHCGFEHGBFDHAGFCHEG'),
  ],
  lines: fiveLines,
  pays: {
    A: { 3: 15000 },
    B: { 3: 6000 },
    C: { 3: 2500 },
    D: { 3: 1200 },
    E: { 3: 1200 },
    F: { 3: 300 },
    G: { 3: 300 },
    H: { 3: 300 },
  },
};

/** Models of all slots. */
export const slotModels = { steady, bold, ways, arcade } as const satisfies Readonly<
  Record<SlotModel['key'], SlotModel>
>;
