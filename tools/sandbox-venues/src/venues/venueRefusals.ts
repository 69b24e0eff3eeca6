import { formatMinor, type Minor } from '@pavilion/kernel';
import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

const TURNOVER_UNMET = errorCodes.venueActivity;

/** Refusal of an unknown venue or game. */
export const createNotFoundRefusal = () => new Refusal(errorCodes.notFound);

/** Refusal of a venue under maintenance (F-WAL-07). */
export const createMaintenanceRefusal = () => new Refusal(errorCodes.venueMaintenance);

/** Refusal of a venue that is not available in the region. */
export const createRegionRefusal = () => new Refusal(errorCodes.regionLimited);

/** Refusal of a transfer that the venue rejected after the debit. The money has been returned (F-WAL-08). */
export const createTransferRefusal = (transferId: string) =>
  new Refusal(
    errorCodes.invocationError,
    { transferId },
    {
      texts: {
        'zh-CN': '场馆未接受本次转账，款项已退回',
        'zh-TW': '場館未接受本次轉帳，款項已退回',
      },
    },
  );

/** Refusal of a transfer to a venue that takes stakes from the centre wallet and has no account. */
export const createNoWalletRefusal = () =>
  new Refusal(
    errorCodes.parameterError,
    { reason: 'noVenueWallet' },
    {
      texts: {
        'zh-CN': '该场馆直接使用中心钱包，无需转账',
        'zh-TW': '此場館直接使用中心錢包，無須轉帳',
      },
    },
  );

/** Refusal of a transfer that exceeds the balance. */
export const createBalanceRefusal = (balance: Minor) =>
  new Refusal(
    errorCodes.parameterError,
    { reason: 'insufficientBalance', balance: formatMinor(balance) },
    {
      texts: {
        'zh-CN': '余额不足，请确认转账金额',
        'zh-TW': '餘額不足，請確認轉帳金額',
      },
    },
  );

/** Refusal of an amount outside the transfer limits of the venue. */
export function createLimitsRefusal(min: Minor, max: Minor): Refusal {
  const limits = { min: formatMinor(min), max: formatMinor(max) };
  return new Refusal(
    errorCodes.parameterError,
    { reason: 'outsideLimits', ...limits },
    {
      texts: {
        'zh-CN': `单笔转账金额须在 ${limits.min} 至 ${limits.max} 元之间`,
        'zh-TW': `單筆轉帳金額須介於 ${limits.min} 至 ${limits.max} 元`,
      },
    },
  );
}

/** Refusal of a transfer out because the turnover of an activity is not reached (ERR-07). */
export function createTurnoverRefusal(channelCode: string, required: Minor, done: Minor): Refusal {
  const remaining = formatMinor(required - done);
  const data = { channelCode, required: formatMinor(required), done: formatMinor(done), remaining };
  return new Refusal(TURNOVER_UNMET, data, {
    texts: {
      'zh-CN': `您参加的活动尚未达到流水要求，还需完成 ${remaining} 元有效投注，资金暂时无法转出`,
      'zh-TW': `您參加的活動尚未達到流水要求，還需完成 ${remaining} 元有效投注，資金暫時無法轉出`,
    },
  });
}
