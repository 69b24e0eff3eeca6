import type { EndpointTable } from '../endpoint/endpoint.ts';

/**
 * Deposits, withdrawals, saved accounts and the transaction record (§7 money).
 *
 * Our decision: `bankCard/withdraw/add` and `bankCard/withdraw/delete`, because §7 has no call that adds or removes a
 * saved account.
 */
export const cashierEndpoints = {
  'payment.types': {
    method: 'POST',
    path: '/fd/api/v1/payment/types',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6003],
  },
  'payment.getDepositOrderStatus': {
    method: 'POST',
    path: '/fd/api/v1/payment/getDepositOrderStatus',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6004, 6007],
  },
  'payment.pay': {
    method: 'POST',
    path: '/fd/api/v1/payment/pay',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6003, 6007, 6008, 6011, 6012, 6317, 6449],
  },
  'payment.closeOrder': {
    method: 'POST',
    path: '/fd/api/v1/payment/closeOrder',
    auth: 'member',
    effect: 'write',
    errors: [6001, 6004, 6012],
  },
  'payment.createSignalCode': {
    method: 'POST',
    path: '/fd/api/v1/payment/createSignalCode',
    auth: 'member',
    effect: 'write',
    errors: [6001, 6003],
  },
  'payment.getCustomerInfo': {
    method: 'POST',
    path: '/fd/api/v1/payment/getCustomerInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'transfer.utcTransfer': {
    method: 'POST',
    path: '/fd/api/v1/transfer/utcTransfer',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6007, 6008, 6012],
  },
  'transfer.getTransferRate': {
    method: 'POST',
    path: '/fd/api/v1/transfer/getTransferRate',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'transactions.queryDealRecord': {
    method: 'POST',
    path: '/fd/api/v1/transactions/queryDealRecord',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
  'vCurrency.list': {
    method: 'POST',
    path: '/fd/api/v1/vCurrency/list',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'withdraw.withdrawOrderInfo': {
    method: 'POST',
    path: '/fd/api/v1/withdraw/withdrawOrderInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6004],
  },
  'withdraw.baseCfgList': {
    method: 'POST',
    path: '/fd/api/v1/withdraw/baseCfg/list',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'withdraw.withdrawInfo': {
    method: 'POST',
    path: '/fd/api/v1/withdraw/withdrawInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'withdraw.usdtWithdrawInfo': {
    method: 'POST',
    path: '/fd/api/v1/withdraw/usdtWithdrawInfo',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'withdraw.new': {
    method: 'POST',
    path: '/fd/api/v1/withdraw/new',
    auth: 'member',
    effect: 'money',
    errors: [6001, 6004, 6007, 6008, 6012, 6015, 6037, 6100, 6413, 6449],
  },
  'bankCard.queryMemberBanksInfoList': {
    method: 'GET',
    path: '/fd/api/v1/bankCard/queryMemberBanksInfoList',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007],
  },
  'bankCard.withdrawAddList': {
    method: 'GET',
    path: '/fd/api/v1/bankCard/withdraw/add/list',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'bankCard.withdrawAdd': {
    method: 'POST',
    path: '/fd/api/v1/bankCard/withdraw/add',
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6009, 6012, 6015, 6449],
  },
  'bankCard.withdrawDelete': {
    method: 'POST',
    path: '/fd/api/v1/bankCard/withdraw/delete',
    auth: 'member',
    effect: 'write',
    errors: [6001, 6004],
  },
} as const satisfies EndpointTable;
