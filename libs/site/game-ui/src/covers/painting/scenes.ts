import type { Shapes } from './shapes.ts';

/** Scenes of covers on a 160 × 200 ground: a far, a middle and a near plane. */
export const scenes = {
  peaks: `p M0 124l26-34 18 20 28-44 30 46 20-24 38 40v72H0z
q M0 150l34-30 24 20 34-38 40 40 28-18v76H0z
r M0 176c40-16 110-16 160 0v24H0z`,
  waves: `p M0 130c20-12 30-12 40 0s30 12 40 0 30-12 40 0 30 12 40 0v70H0z
q M0 152c14-10 26-10 40 0s26 10 40 0 26-10 40 0 26 10 40 0v48H0z
r M0 174c20-12 30-12 40 0s30 12 40 0 30-12 40 0 30 12 40 0v26H0z`,
  palace: `p M-4 118c16-2 26-8 32-18h104c6 10 16 16 32 18v82H-4z
q M-4 136c22-3 34-10 42-22h84c8 12 20 19 42 22v6H-4zM18 142h14v58H18zM128 142h14v58h-14z
r M0 180h160v20H0zM10 174h140v6H10z`,
  night: `p M0 120h14V96h16v24h10V84h18v36h12v-20h14v20h12V78h14v42h12v-28h16v28h12v80H0z
q M0 150h20v-22h18v22h14v-34h20v34h16v-24h18v24h16v-38h18v38h20v50H0z
r M0 180h160v20H0z`,
  desert: `p M0 140c40-24 70-24 100-4 20-14 40-14 60-4v68H0z
q M0 160c30-16 60-18 90 0 24-16 48-16 70-6v46H0z
r M0 184c50-14 110-14 160 0v16H0z`,
  forest: `p M0 110l10-34 10 34 8-24 10 24 10-44 12 44h40l12-48 12 48 8-22 10 22 8-30 10 30v90H0z
q M0 150l14-42 14 42 12-30 12 30h56l12-34 12 34 14-46 14 46v50H0z
r M0 178c50-12 110-12 160 0v22H0z`,
  stars: `p M20 30l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM132 20l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM142 92l1 4 4 1-4 1-1 4-1-4-4-1 4-1zM14 100l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM64 14l1 3 3 1-3 1-1 3-1-3-3-1 3-1z
q M-10 158c40-30 140-30 180 0v42H-10z
r M-10 182c50-22 130-22 180 0v18H-10z`,
  garden: `p M0 0c0 30 14 52 40 60-18 4-32 0-40-8zM160 0c0 26-12 46-34 54 16 4 28 0 34-8z
q M0 200c-2-34 10-56 34-66-6 24-2 44 10 66zM160 200c4-30-6-52-28-62 4 22 0 42-10 62z
r M0 184c50-12 110-12 160 0v16H0z`,
} as const satisfies Readonly<Record<string, Shapes>>;

/** Name of a scene. */
export type SceneName = keyof typeof scenes;

const RAYS = 16;

/** Rays from the centre of the light to points beyond the edges of the cover. */
const rays = Array.from({ length: RAYS }, (_, at) => {
  const point = (turn: number) => {
    const angle = (at * 2 * Math.PI) / RAYS + turn;
    return `${Math.round(80 + 150 * Math.cos(angle))} ${Math.round(84 + 150 * Math.sin(angle))}`;
  };
  return `M80 84L${point(-0.09)} ${point(0.09)}z`;
}).join('');

/** Lights behind the motif. */
export const lights = {
  disc: 's O 80 84 56',
  halo: 's.35 O 80 84 60\ns.6 O 80 84 46',
  rays: `s.5 ${rays}\ns O 80 84 44`,
  arch: 's M26 200V84a54 54 0 0 1 108 0v116z',
  low: 's O 80 128 66',
  bars: 's.7 M0 60h160v3H0zM0 72h160v5H0zM0 86h160v8H0zM0 104h160v12H0z',
} as const satisfies Readonly<Record<string, Shapes>>;

/** Name of a light. */
export type LightName = keyof typeof lights;
