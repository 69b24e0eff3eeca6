/** Four colours of a cover: background, a tone on it, line and highlight. */
export interface Palette {
  readonly ground: string;
  readonly tone: string;
  readonly line: string;
  readonly spark: string;
}

type Inks = readonly [ground: string, tone: string, line: string, spark: string];

const toPalette = ([ground, tone, line, spark]: Inks): Palette => ({ ground, tone, line, spark });

/** Palettes by name. Their backgrounds are dark, so that covers fit both a light and a dark page. */
export const palettes: Readonly<Record<string, Palette>> = {
  gold: toPalette(['#57401a', '#735727', '#f3e0b0', '#e3b656']),
  jade: toPalette(['#134c44', '#1c6257', '#d3eee4', '#76c8af']),
  neon: toPalette(['#282152', '#383069', '#dcd8fb', '#79dcc2']),
  indigo: toPalette(['#1f2d55', '#2c3d6d', '#d8e1fb', '#8fa8ec']),
  ember: toPalette(['#652716', '#813722', '#fbdfd1', '#f39b6c']),
  mist: toPalette(['#4d5d68', '#5f717d', '#edf3f6', '#bdd6df']),
  vermilion: toPalette(['#74231a', '#8f3026', '#fbe2d6', '#efb263']),
  cyan: toPalette(['#114e5c', '#196576', '#d3eff3', '#76cfdb']),
  ink: toPalette(['#25282c', '#363b41', '#e8e5de', '#bba98a']),
  bamboo: toPalette(['#2f4a22', '#3f602e', '#e3efd2', '#a6cc75']),
  amber: toPalette(['#643b12', '#7f4f1d', '#fae6c7', '#ecad55']),
  azure: toPalette(['#153f6b', '#1f5488', '#d8e8f8', '#80b8ea']),
  rose: toPalette(['#68263f', '#833653', '#fadde7', '#ef9db8']),
  violet: toPalette(['#3f2a59', '#533a72', '#e9dcf4', '#be97e2']),
  bronze: toPalette(['#483326', '#5f4736', '#eedfce', '#cb9c71']),
};

const [first] = Object.values(palettes);

/** Returns a palette by name; the first one if the name is unknown. */
export const getPalette = (name: string): Palette => palettes[name] ?? (first as Palette);
