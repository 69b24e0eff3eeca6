import type { Text } from '../../engines/engine.ts';

/** Teams of the e-sports matches. All names are fictional. */
export const teams: readonly Text[] = [
  ['苍狼', '蒼狼'],
  ['赤焰', '赤焰'],
  ['白鹭', '白鷺'],
  ['玄武', '玄武'],
  ['银翼', '銀翼'],
  ['惊雷', '驚雷'],
  ['沧海', '滄海'],
  ['孤星', '孤星'],
  ['破晓', '破曉'],
  ['青锋', '青鋒'],
  ['霜刃', '霜刃'],
  ['云豹', '雲豹'],
];

/** Returns the id of a team, which does not depend on the language. */
export const getTeamId = (team: Text): string => String(teams.findIndex(([name]) => name === team[0]));
