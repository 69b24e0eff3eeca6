import type { CentreEvent, CentreForm, CentrePlay } from '@pavilion/domain-sports';
import { Drawing } from './Drawing.ts';
import { GroundLines, GROUNDS, type Ground } from './GroundLines.tsx';
import { useDrawn } from './useDrawn.ts';

/** Data of a drawing. */
export interface PlayView {
  readonly form: CentreForm;
  readonly play: CentrePlay | undefined;
  /** Shots or last points, with their places. */
  readonly marks: readonly CentreEvent[];
}

type Spot = readonly [x: number, y: number];

const place = ([x, y]: Spot, { width, height }: Ground): Spot => [(x / 1000) * width, (y / 1000) * height];

function Trail({ play, ground }: { readonly play: CentrePlay; readonly ground: Ground }) {
  const spots = play.spots.map((spot) => place(spot, ground));
  const [x, y] = spots.at(-1) ?? [ground.width / 2, ground.height / 2];
  return (
    <>
      <rect data-half="" x={play.side === 'H' ? ground.width / 2 : 0} width={ground.width / 2} height={ground.height} />
      <polyline data-trail="" points={spots.map((spot) => spot.join(',')).join(' ')} />
      <circle data-ball="" r={ground.width / 75} style={{ transform: `translate(${x}px, ${y}px)` }} />
    </>
  );
}

function Mark({ event, ground }: { readonly event: CentreEvent; readonly ground: Ground }) {
  if (!event.spot) return null;
  const [x, y] = place(event.spot, ground);
  const size = ground.width / 90;
  if (event.kind === 'miss')
    return (
      <path
        data-miss=""
        d={`M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`}
      />
    );
  const side = event.side === 'H' ? { 'data-home': '' } : { 'data-away': '' };
  return <circle {...side} cx={x} cy={y} r={size * 1.15} />;
}

/** Drawn pitch or court: where the play is, or where the last shots and points were. The sentence below it has the text. */
export function PlayDrawing({ view }: { readonly view: PlayView }) {
  const { ref, drawn } = useDrawn(view);
  const ground = GROUNDS[drawn.form];
  if (!ground) return null;
  return (
    <Drawing ref={ref} viewBox={`0 0 ${ground.width} ${ground.height}`} aria-hidden="true" data-drawing={drawn.form}>
      <GroundLines form={drawn.form} />
      {drawn.play && drawn.marks.length === 0 && <Trail play={drawn.play} ground={ground} />}
      {drawn.marks.map((event) => (
        <Mark key={event.n} event={event} ground={ground} />
      ))}
    </Drawing>
  );
}
