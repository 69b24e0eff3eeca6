/** Texts for members: controls of the header, menu, start and end of a session. */
export const zhCN = {
  'header.logout': '退出登录',
  'header.account': '账户菜单，{name}',
  'header.balance': '中心钱包余额',
  'header.balanceShort': '余额',
  'header.refreshBalance': '刷新余额',
  'header.hideBalance': '隐藏余额',
  'header.showBalance': '显示余额',
  'header.balanceStale': '余额未能刷新，显示的是上一次的数字',
  'header.unread': '{count} 封未读消息',
  'session.expired': '请重新登录',
  'session.welcome': '登录成功',
  'session.loggedOut': '您已退出登录',
  'session.otherTab': '您已在另一个页面退出登录',
  'session.notKept': '浏览器不保存登录状态，关闭本页后需要重新登录',
  'realName.text': '您尚未完善真实姓名，请完善后再继续',
  'realName.complete': '去完善',
} as const;
