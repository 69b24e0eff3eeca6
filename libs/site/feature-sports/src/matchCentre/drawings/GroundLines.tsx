import type { CentreForm } from '@pavilion/domain-sports';

/** Length and width of a ground, and the units of its drawing. */
export interface Ground {
  readonly width: number;
  readonly height: number;
}

export const GROUNDS: Readonly<Partial<Record<CentreForm, Ground>>> = {
  football: { width: 105, height: 68 },
  hockey: { width: 60, height: 30 },
  basketball: { width: 94, height: 50 },
  gridiron: { width: 120, height: 53 },
  tennis: { width: 90, height: 45 },
  rally: { width: 90, height: 45 },
};

const STRIPES = [0, 2, 4, 6, 8];

function Stripes({ width, height }: Ground) {
  return STRIPES.map((at) => <rect key={at} data-stripe="" x={(at * width) / 10} width={width / 10} height={height} />);
}

function FootballLines() {
  return (
    <>
      <Stripes width={105} height={68} />
      <path data-line="" d="M.3 .3h104.4v67.4h-104.4zM52.5 0v68M43.4 34a9.1 9.1 0 1 0 18.3 0a9.1 9.1 0 1 0-18.3 0" />
      <path data-line="" d="M0 13.8h16.5v40.4h-16.5M0 24.8h5.5v18.4h-5.5M16.5 26.7a9.1 9.1 0 0 1 0 14.6" />
      <path data-line="" d="M105 13.8h-16.5v40.4h16.5M105 24.8h-5.5v18.4h5.5M88.5 26.7a9.1 9.1 0 0 0 0 14.6" />
    </>
  );
}

function HockeyLines() {
  return (
    <>
      <rect data-line="" x=".3" y=".3" width="59.4" height="29.4" rx="7" />
      <path data-line="" d="M30 0v30M22 0v30M38 0v30M4 1.5v27M56 1.5v27" />
      <path
        data-line=""
        d="M25.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M7.5 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M7.5 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
      />
      <path data-line="" d="M44.5 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M44.5 22a4 4 0 1 0 8 0a4 4 0 1 0-8 0" />
    </>
  );
}

function BasketballLines() {
  return (
    <>
      <path data-line="" d="M.3 .3h93.4v49.4h-93.4zM47 0v50M41 25a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <path
        data-line=""
        d="M0 17h19v16h-19M19 19a6 6 0 0 1 0 12M0 3h14a23.7 23.7 0 0 1 0 44h-14M4.5 25a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0"
      />
      <path
        data-line=""
        d="M94 17h-19v16h19M75 19a6 6 0 0 0 0 12M94 3h-14a23.7 23.7 0 0 0 0 44h14M87.9 25a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0"
      />
    </>
  );
}

const YARD_LINES = [20, 30, 40, 50, 60, 70, 80, 90, 100];

function GridironLines() {
  return (
    <>
      <rect data-stripe="" width="10" height="53" />
      <rect data-stripe="" x="110" width="10" height="53" />
      <path data-line="" d="M.3 .3h119.4v52.4h-119.4zM10 0v53M110 0v53" />
      {YARD_LINES.map((x) => (
        <path key={x} data-line="" d={`M${x} 0v53`} />
      ))}
    </>
  );
}

function TennisLines() {
  return (
    <>
      <rect data-stripe="" x="10" y="6" width="70" height="33" />
      <path data-line="" d="M10 6h70v33h-70zM10 10h70M10 35h70M27 10v25M63 10v25M27 22.5h36M45 3v39" />
    </>
  );
}

function RallyLines() {
  return (
    <>
      <rect data-stripe="" x="10" y="6" width="70" height="33" />
      <path data-line="" d="M10 6h70v33h-70zM45 3v39M33 6v33M57 6v33" />
    </>
  );
}

const LINES: Readonly<Partial<Record<CentreForm, () => React.JSX.Element>>> = {
  football: FootballLines,
  hockey: HockeyLines,
  basketball: BasketballLines,
  gridiron: GridironLines,
  tennis: TennisLines,
  rally: RallyLines,
};

/** Ground and lines of a pitch, court, rink or field. */
export function GroundLines({ form }: { readonly form: CentreForm }) {
  const [ground, Lines] = [GROUNDS[form], LINES[form]];
  if (!ground || !Lines) return null;
  return (
    <>
      <rect data-ground="" width={ground.width} height={ground.height} />
      <Lines />
    </>
  );
}
