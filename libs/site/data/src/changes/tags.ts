import type { MoneyId, ReadId, WriteId } from './callIds.ts';

/**
 * Subject of a response. A change names tags, and the mounted reads with these tags are fetched again.
 *
 * `orders`: deposits, withdrawals and the transaction record. `promotions`: activities, gifts and VIP progress.
 */
export type Tag =
  | 'balance'
  | 'bets'
  | 'orders'
  | 'cards'
  | 'member'
  | 'letters'
  | 'feedback'
  | 'promotions'
  | 'games'
  | 'notices'
  | 'sessions'
  | 'applications'
  | 'limits'
  | 'service'
  | 'favourites';

/** Tags of each read. An empty row means that no call of this site changes the response. */
export const tagsOfRead: Readonly<Record<ReadId, readonly Tag[]>> = {
  'activityTopGift.exchangeRecord': ['promotions'],
  'advertising.getMyDiscountAd': ['promotions'],
  'advertising.navigationList': [],
  'advertising.queryNoticeListByPage': ['notices'],
  'advertising.sponsorContent': [],
  'bankCard.queryMemberBanksInfoList': ['cards'],
  'bankCard.withdrawAddList': ['cards'],
  'configuration.onlinecustomservice': [],
  'configuration.preInfo': [],
  'favourites.list': ['favourites'],
  'feedback.getFeedBackList': ['feedback'],
  'feedback.queryMemberBetList': ['bets'],
  'feedback.querySiteDepositRewardConfigList': [],
  'feedback.unreadNum': ['feedback'],
  'letter.getUnreadForType': ['letters'],
  'letter.list': ['letters'],
  'limits.overview': ['limits', 'orders'],
  'partners.application': ['applications'],
  'partners.friends': ['promotions'],
  'payment.getCustomerInfo': ['member', 'orders'],
  'payment.getDepositOrderStatus': ['orders'],
  'payment.types': [],
  'promotion.config': ['promotions'],
  'promotion.confirmInfo': ['promotions'],
  'promotion.verification': ['promotions'],
  'promotions.turnover': ['promotions', 'orders', 'bets'],
  'promotions.turnoverBets': ['promotions', 'orders', 'bets'],
  'record.betRecordList': ['bets'],
  'record.betRecordTotal': ['bets'],
  'search.index': [],
  'service.conversation': ['service'],
  'service.unread': ['service'],
  'sessions.list': ['sessions'],
  'site.queryCountryArea': [],
  'site.singleDataDecryption': ['member'],
  'sport.betStatus': ['bets'],
  'sport.board': [],
  'sport.centre': [],
  'sport.changes': [],
  'sport.game': [],
  'sport.session': [],
  'stream.history': [],
  'transactions.queryDealRecord': ['orders'],
  'transfer.getBalance': ['balance'],
  'transfer.getTransferRate': ['balance'],
  'user.avatarList': ['member'],
  'user.defaultKaptcha': [],
  'user.geeLoad': [],
  'user.getGameFanshuiHighLow': ['member'],
  'user.jwt': [],
  'user.kaptchcate': [],
  'user.memberGradeConfigList': [],
  'user.memberGradeInfoByGrade': ['promotions'],
  'user.memberInfo': ['member'],
  'vCurrency.list': [],
  'venue.allBalance': ['balance'],
  'venue.balance': ['balance'],
  'venue.gameInfo': ['games'],
  'venue.gameList': ['games'],
  'venue.getBonusPools': [],
  'venue.getVenueInfoByCategory': [],
  'venue.lobby': ['games'],
  'venue.tables': [],
  'venue.match': [],
  'video.hotLiveMatchDetail': [],
  'vip.gradeHistory': ['promotions'],
  'vipWeek.VipWeekInfo': ['promotions'],
  'withdraw.baseCfgList': [],
  'withdraw.usdtWithdrawInfo': ['orders'],
  'withdraw.withdrawInfo': ['balance', 'orders', 'member'],
  'withdraw.withdrawOrderInfo': ['orders'],
};

/**
 * Tags changed by a call that succeeded, or by a money call whose outcome is unknown. An empty row means that the call
 * changes no response which this site reads, such as a step of a login.
 */
export const tagsChangedBy: Readonly<Record<WriteId | MoneyId, readonly Tag[]>> = {
  'bankCard.withdrawAdd': ['cards', 'member'],
  'bankCard.withdrawDelete': ['cards', 'member'],
  // The lobby keeps changed stars itself; fetching a list of thousands again for one star would be wasteful.
  'collection.addCollection': [],
  'collection.removeCollection': [],
  'favourites.add': ['favourites'],
  'favourites.remove': ['favourites'],
  'feedback.addFeedBack': ['feedback'],
  'feedback.addReply': ['feedback'],
  'feedback.delFeedback': ['feedback'],
  'feedback.getFeedbackInfo': ['feedback'],
  'help.rate': [],
  'letter.delete': ['letters'],
  'letter.onekeyRead': ['letters'],
  'letter.read': ['letters'],
  'limits.cancelChange': ['limits'],
  'limits.pause': ['limits'],
  'limits.setDeposit': ['limits'],
  'limits.setReminder': ['limits'],
  'partners.apply': ['applications'],
  'payment.closeOrder': ['orders'],
  'payment.createSignalCode': [],
  'payment.pay': ['orders', 'balance'],
  'promotion.joinActivity': ['promotions', 'balance', 'orders', 'letters'],
  'service.markRead': ['service'],
  'service.send': ['service'],
  'promotions.quit': ['promotions', 'balance', 'orders', 'letters'],
  'promotions.rotateSeed': ['promotions'],
  'sessions.end': ['sessions'],
  'sessions.endOthers': ['sessions'],
  'sport.placeBet': ['bets', 'balance'],
  'sport.placeSeries': ['bets', 'balance'],
  'status.setAutoTransferStatus': ['balance'],
  'transfer.utcTransfer': ['balance', 'orders'],
  'user.addAvatar': ['member'],
  'user.bindEmail': ['member'],
  'user.bindFromDeposit': ['member'],
  'user.bindOther': ['member'],
  'user.bindPassword': ['member', 'sessions'],
  'user.bindPasswordByEmail': ['member', 'sessions'],
  'user.bindPasswordByPhone': ['member', 'sessions'],
  'user.bindPhone': ['member'],
  'user.forgetByEmailOne': [],
  'user.forgetByEmailThree': [],
  'user.forgetByEmailTwo': [],
  'user.forgetByPhoneOne': [],
  'user.forgetByPhoneThree': [],
  'user.forgetByPhoneTwo': [],
  'user.geeVerify': [],
  'user.login': [],
  'user.logout': [],
  'user.register': [],
  'user.sendCodeOne': [],
  'user.sendCodeTwo': [],
  'user.uploadImage': [],
  'user.validateGeeCheck': [],
  'venue.launch': ['balance', 'orders'],
  'venue.recycle': ['balance', 'orders'],
  'venue.transfer': ['balance', 'orders'],
  'withdraw.new': ['balance', 'orders'],
};
