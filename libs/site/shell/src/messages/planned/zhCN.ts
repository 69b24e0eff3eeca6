/** Texts of pages that are not open yet, in simplified Chinese; each category has its marketing text (NAV-14). */
export const zhCN = {
  'planned.badge': '筹备中',
  'planned.text': '该栏目尚未开放。开放之后，您会在公告里看到。',
  'planned.open': '现在可以使用的',
  'planned.venue': '进入体育盘口',
  'support.title': '安全提示',
  'support.text':
    '存款渠道仅由官方网站、官方 APP 和官方客服提供。平台不认可任何线下代充代理，请勿向他们转账，也请勿透露您的密码和验证码。',
  'support.ok': '知道了',
  'about.TY':
    '足球、篮球与更多项目，早盘、今日、滚球同一张盘口。让球以四分之一球为一档，赔率实时变动，涨跌有箭头也有颜色。注单一经接受不可取消，赛果以记录为准。',
  'about.DZ': '电子游戏按厂商与玩法分类，规则与赔付表写在每款游戏的入口处。结果由随机数决定，与此前的局数无关。',
  'about.ZR': '真人荷官，实时画面。每张桌台标明限额与规则，牌路仅供参考，不代表下一局的结果。',
  'about.CP': '彩票以官方开奖结果为准，开奖前封盘。每期限额与赔率在投注页列明。',
  'about.QP': '棋牌对局在玩家之间进行。平台不参与牌局，只按规则收取服务费并保存牌谱备查。',
  'about.DJ': '电子竞技赛事以官方赛果结算，地图盘与全场盘分开列出。',
  'about.BY': '捕鱼游戏的炮台倍数与命中率写在规则页。请设定好自己的上限再开始。',
} as const;
