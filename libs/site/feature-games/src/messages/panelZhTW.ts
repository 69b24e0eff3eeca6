import type { Translated } from '@pavilion/site-contract';
import type { panelZhCN } from './panelZhCN.ts';

/** Texts of the panel of an e-sports match. */
export const panelZhTW = {
  'panel.title': '賽事詳情',
  'panel.open': '{home} 對 {away}，查看 {count} 個盤口',
  'panel.markets': '盤口 {count}',
  'panel.ended': '已結束',
  'panel.mapNo': '第 {no} 局',
  'panel.wholeMatch': '全場',
  'panel.noMarkets': '目前沒有可投注的盤口',
  'panel.events': '賽事事件',
  'panel.lanes': '三路示意圖：{home} 尚有防禦塔 {homeTowers} 座，{away} 尚有 {awayTowers} 座',
  'panel.rounds': '回合：{home} 贏 {homeRounds} 回合，{away} 贏 {awayRounds} 回合',
  'panel.goals': '進球：{home} {homeGoals} 個，{away} {awayGoals} 個',
  'panel.count.population': '人口',
  'panel.count.kill': '擊殺',
  'panel.count.tower': '推塔',
  'panel.count.dragon': '大龍',
  'panel.count.battle': '會戰',
  'panel.count.base': '基地',
  'panel.event.kill': '完成擊殺',
  'panel.event.tower': '推掉防禦塔',
  'panel.event.dragon': '擊殺大龍',
  'panel.event.round': '贏下回合',
  'panel.event.bomb': '引爆炸彈，贏下回合',
  'panel.event.defuse': '拆除炸彈，贏下回合',
  'panel.event.battle': '贏下會戰',
  'panel.event.base': '摧毀基地',
  'panel.event.goal': '進球',
} satisfies Translated<typeof panelZhCN>;
