export { activityArt, type ActivityArt } from './covers/activityArt.ts';
export { activityMotifs } from './covers/motifs/activityMotifs.ts';
export { formatMotif } from './covers/painting/formatMotif.ts';
export { getMotifColours, getPalette } from './covers/palettes.ts';
