import type { CoverNamePart } from './slotNameParts.ts';

/** Prefixes of the names of fishing games. */
export const fishingPrefixes: readonly CoverNamePart[] = [
  ['深蓝', '深藍', 'azure'],
  ['龙宫', '龍宮', 'gold'],
  ['珊瑚', '珊瑚', 'rose'],
  ['极夜', '極夜', 'indigo'],
  ['赤潮', '赤潮', 'vermilion'],
  ['碧波', '碧波', 'jade'],
  ['冰海', '冰海', 'mist'],
  ['幽冥', '幽冥', 'ink'],
  ['霓彩', '霓彩', 'neon'],
  ['翡翠湾', '翡翠灣', 'bamboo'],
  ['雷暴', '雷暴', 'violet'],
  ['沉船', '沉船', 'bronze'],
];

/** Subjects of the names of fishing games. */
export const fishingSubjects: readonly CoverNamePart[] = [
  ['巨鲨', '巨鯊', 'shark'],
  ['金龙', '金龍', 'dragon'],
  ['鲸王', '鯨王', 'whale'],
  ['章鱼', '章魚', 'octopus'],
  ['美人鱼', '美人魚', 'mermaid'],
  ['海龟', '海龜', 'turtle'],
  ['剑鱼', '劍魚', 'swordfish'],
  ['蟹将', '蟹將', 'crab'],
  ['水母', '水母', 'jellyfish'],
  ['锦鲤', '錦鯉', 'koi'],
  ['鳄王', '鱷王', 'crocodile'],
  ['魔鬼鱼', '魔鬼魚', 'ray'],
  ['小丑鱼', '小丑魚', 'clownfish'],
  ['河豚', '河豚', 'puffer'],
  ['神仙鱼', '神仙魚', 'angelfish'],
  ['灯笼鱼', '燈籠魚', 'lanternfish'],
  ['海马', '海馬', 'seahorse'],
  ['龙虾', '龍蝦', 'lobster'],
  ['巨乌贼', '巨烏賊', 'squid'],
  ['海星', '海星', 'starfish'],
  ['珍珠', '珍珠', 'pearl'],
  ['海豚', '海豚', 'dolphin'],
  ['三叉戟', '三叉戟', 'trident'],
  ['潜艇', '潛艇', 'submarine'],
  ['企鹅', '企鵝', 'penguin'],
  ['海盗船', '海盜船', 'ship'],
  ['宝箱', '寶箱', 'chest'],
];

export const fishingEndings: readonly (readonly [cn: string, tw: string])[] = [
  ['捕鱼', '捕魚'],
  ['猎场', '獵場'],
  ['千炮', '千砲'],
];
