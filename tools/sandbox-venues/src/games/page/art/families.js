// Families of slot symbols. The subject of a game decides its family.

/** @typedef {readonly [motif: string, ink: string, cn: string, tw: string]} SlotSymbol */
/**
 * @typedef {object} Family
 * @property {string} scene scene behind the cabinet
 * @property {Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'S' | 'W', SlotSymbol>>} symbols
 */

/** @type {Readonly<Record<string, Family>>} */
export const families = {
  palace: {
    scene: 'palace',
    symbols: {
      A: ['dragon', 'vermilion', '神龙', '神龍'],
      B: ['phoenix', 'ember', '凤凰', '鳳凰'],
      C: ['tiger', 'tiger', '白虎', '白虎'],
      D: ['koi', 'azure', '锦鲤', '錦鯉'],
      E: ['lantern', 'vermilion', '灯笼', '燈籠'],
      F: ['ingot', 'gold', '元宝', '元寶'],
      G: ['lotus', 'rose', '莲花', '蓮花'],
      H: ['bell', 'amber', '铜铃', '銅鈴'],
      S: ['gem', 'jade', '宝珠', '寶珠'],
      W: ['lionDance', 'violet', '醒狮', '醒獅'],
    },
  },
  sea: {
    scene: 'waves',
    symbols: {
      A: ['whale', 'azure', '巨鲸', '巨鯨'],
      B: ['shark', 'mist', '巨鲨', '巨鯊'],
      C: ['octopus', 'violet', '章鱼', '章魚'],
      D: ['turtle', 'bamboo', '海龟', '海龜'],
      E: ['jellyfish', 'indigo', '水母', '水母'],
      F: ['crab', 'vermilion', '蟹将', '蟹將'],
      G: ['clownfish', 'ember', '小丑鱼', '小丑魚'],
      H: ['compass', 'bronze', '罗盘', '羅盤'],
      S: ['chest', 'amber', '宝箱', '寶箱'],
      W: ['ship', 'cyan', '帆船', '帆船'],
    },
  },
  desert: {
    scene: 'desert',
    symbols: {
      A: ['pharaoh', 'gold', '法老', '法老'],
      B: ['cowboy', 'bronze', '牛仔', '牛仔'],
      C: ['bison', 'bison', '野牛', '野牛'],
      D: ['crocodile', 'bamboo', '鳄鱼', '鱷魚'],
      E: ['bow', 'ember', '神弓', '神弓'],
      F: ['shield', 'azure', '圆盾', '圓盾'],
      G: ['pickaxe', 'amber', '金镐', '金鎬'],
      H: ['compass', 'cyan', '罗盘', '羅盤'],
      S: ['gem', 'violet', '宝石', '寶石'],
      W: ['crown', 'gold', '王冠', '王冠'],
    },
  },
  stars: {
    scene: 'stars',
    symbols: {
      A: ['knight', 'indigo', '骑士', '騎士'],
      B: ['wizardHat', 'violet', '巫师', '巫師'],
      C: ['ninja', 'ink', '忍者', '忍者'],
      D: ['rocket', 'vermilion', '火箭', '火箭'],
      E: ['butterfly', 'neon', '彩蝶', '彩蝶'],
      F: ['magnifier', 'amber', '明镜', '明鏡'],
      G: ['shield', 'azure', '星盾', '星盾'],
      H: ['gear', 'bronze', '齿轮', '齒輪'],
      S: ['gem', 'cyan', '星石', '星石'],
      W: ['crown', 'gold', '王冠', '王冠'],
    },
  },
  forest: {
    scene: 'forest',
    symbols: {
      A: ['dinosaur', 'bamboo', '恐龙', '恐龍'],
      B: ['tiger', 'tiger', '白虎', '白虎'],
      C: ['panda', 'panda', '熊猫', '貓熊'],
      D: ['bison', 'bison', '野牛', '野牛'],
      E: ['rabbit', 'rose', '玉兔', '玉兔'],
      F: ['toad', 'gold', '金蟾', '金蟾'],
      G: ['butterfly', 'azure', '彩蝶', '彩蝶'],
      H: ['lotus', 'rose', '莲花', '蓮花'],
      S: ['gem', 'jade', '翠玉', '翠玉'],
      W: ['phoenix', 'ember', '凤凰', '鳳凰'],
    },
  },
  festival: {
    scene: 'night',
    symbols: {
      A: ['lionDance', 'vermilion', '醒狮', '醒獅'],
      B: ['operaMask', 'azure', '脸谱', '臉譜'],
      C: ['rabbit', 'rose', '玉兔', '玉兔'],
      D: ['penguin', 'penguin', '企鹅', '企鵝'],
      E: ['lantern', 'vermilion', '灯笼', '燈籠'],
      F: ['wok', 'ink', '铁锅', '鐵鍋'],
      G: ['candy', 'neon', '糖果', '糖果'],
      H: ['cherry', 'cherry', '樱桃', '櫻桃'],
      S: ['ingot', 'gold', '元宝', '元寶'],
      W: ['bell', 'amber', '金铃', '金鈴'],
    },
  },
};

const subjects = {
  sea: ['ship', 'whale', 'chest', 'compass', 'penguin', 'mermaid'],
  desert: ['pyramid', 'pharaoh', 'hat', 'cowboy', 'pickaxe', 'arrow', 'bow', 'bison'],
  stars: ['wand', 'wizardHat', 'shield', 'knight', 'shuriken', 'ninja', 'magnifier', 'gem', 'rocket', 'gear', 'crown'],
  forest: ['butterfly', 'flower', 'lotus', 'cheetah', 'peacock', 'panda', 'dinosaur', 'fist'],
  festival: ['lion', 'lionDance', 'mask', 'operaMask', 'rabbit', 'candy', 'cherry', 'wok', 'lantern', 'bell'],
};

/** Returns the family of a game by the motif of its cover. @param {string} motif @returns {Family} */
export function getFamily(motif) {
  const name = Object.entries(subjects).find(([, motifs]) => motifs.includes(motif))?.[0] ?? 'palace';
  return /** @type {Family} */ (families[name]);
}
