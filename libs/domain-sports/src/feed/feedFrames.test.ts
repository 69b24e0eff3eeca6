import { wireChanges } from '../testing/samples.ts';
import { readFrame, type FeedFrame } from './feedFrames.ts';

const FRAMES: Readonly<Record<FeedFrame['type'], FeedFrame>> = {
  changes: { type: 'changes', ...wireChanges({ compact: [[2, 7, 97]] }) },
  centre: {
    type: 'centre',
    channel: 'CENTRE.1',
    from: 1,
    cursor: 2,
    time: 3,
    events: [],
    stats: [],
    momentum: [],
    series: [],
  },
  reset: { type: 'reset', channel: 'FT.RB' },
  time: { type: 'time', time: 1 },
};

/** Fields that each frame needs, written by hand. */
const FIELDS: Readonly<Record<FeedFrame['type'], string>> = {
  changes: 'channel from cursor prices games added leagues removed compact',
  centre: 'channel from cursor events stats momentum series',
  reset: 'channel',
  time: 'time',
};

it.each(Object.values(FRAMES))('SPT-09 MTC-05 reads a frame of type $type', (frame) => {
  expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

it('SPT-09 reads changes without the compact form', () => {
  const frame = { type: 'changes', ...wireChanges() };
  expect(readFrame(JSON.stringify(frame))).toEqual(frame);
});

const broken = Object.values(FRAMES).flatMap((frame) =>
  FIELDS[frame.type].split(' ').map((field) => ({ frame, field, type: frame.type })),
);

it.each(broken)('SPT-09 MTC-05 ignores a frame of type $type with an unreadable $field', ({ frame, field }) => {
  expect(readFrame(JSON.stringify({ ...frame, [field]: null }))).toBeUndefined();
});
