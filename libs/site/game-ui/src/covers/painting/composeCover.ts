import type { CoverArt } from '../coverArt.ts';
import { lights, scenes, type LightName, type SceneName } from './scenes.ts';

/** Scene and light of a cover. */
export interface CoverComposition {
  readonly scene: SceneName;
  readonly light: LightName;
}

const allScenes = Object.keys(scenes) as readonly SceneName[];
const allLights = Object.keys(lights) as readonly LightName[];

const sea: readonly SceneName[] = ['waves'];
const shore: readonly SceneName[] = ['waves', 'garden'];

/** Scenes that suit a motif; all scenes suit a motif that is not listed. */
const suitableScenes: Readonly<Record<string, readonly SceneName[]>> = {
  koi: shore,
  whale: sea,
  shark: sea,
  octopus: sea,
  turtle: shore,
  crab: sea,
  jellyfish: ['waves', 'stars'],
  clownfish: sea,
  puffer: sea,
  angelfish: sea,
  lanternfish: ['waves', 'stars'],
  ray: sea,
  crocodile: shore,
  mermaid: sea,
  swordfish: sea,
  seahorse: sea,
  lobster: sea,
  squid: sea,
  starfish: sea,
  pearl: sea,
  dolphin: sea,
  trident: ['waves', 'palace'],
  submarine: sea,
  ship: sea,
  pharaoh: ['desert'],
  cowboy: ['desert', 'night'],
  rocket: ['stars', 'night'],
  lotus: shore,
  butterfly: ['garden', 'forest'],
  peacock: ['garden', 'palace'],
  cheetah: ['desert', 'forest'],
  monk: ['peaks', 'palace'],
  qilin: ['peaks', 'palace'],
  lantern: ['palace', 'night'],
  dragon: ['peaks', 'palace', 'waves'],
  phoenix: ['peaks', 'stars'],
  tiger: ['forest', 'peaks'],
  panda: ['forest', 'garden'],
  bison: ['desert', 'peaks'],
  penguin: ['peaks', 'waves'],
  gem: ['stars', 'peaks'],
  candy: ['garden', 'stars'],
  operaMask: ['palace'],
  lionDance: ['palace', 'night'],
  ninja: ['night', 'palace'],
  bamboo: ['forest', 'garden'],
  crane: ['peaks', 'waves'],
};

/** Derives scene and light of a cover from its seed. A motif never has a scene that does not suit it. */
export function composeCover({ seed, motif }: Pick<CoverArt, 'seed' | 'motif'>): CoverComposition {
  const suitable = suitableScenes[motif] ?? allScenes;
  return {
    scene: suitable[seed % suitable.length] as SceneName,
    light: allLights[Math.floor(seed / 32) % allLights.length] as LightName,
  };
}
