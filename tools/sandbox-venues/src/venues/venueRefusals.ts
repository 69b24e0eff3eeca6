import { formatMinor, type Minor } from '@pavilion/kernel';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';

const NOT_FOUND = 6004;
const INVOCATION_FAILED = 6014;
const REGION_LIMITED = 6031;
const BAD_PARAMETER = 6301;
const TURNOVER_UNMET = 6413;
const UNDER_MAINTENANCE = 6415;

/** No such venue, or no such game in it. */
export const notFound = () => new Refusal(NOT_FOUND);

/** The venue is closed for now (F-WAL-07). */
export const underMaintenance = () => new Refusal(UNDER_MAINTENANCE);

/** The venue is not for this region. */
export const regionLimited = () => new Refusal(REGION_LIMITED);

/** The venue said no after the money had left; it is back where it was (F-WAL-08). */
export const venueRefused = (transferId: string) =>
  new Refusal(
    INVOCATION_FAILED,
    { transferId },
    {
      texts: {
        'zh-CN': '场馆未接受本次转账，款项已退回',
        'zh-TW': '場館未接受本次轉帳，款項已退回',
      },
    },
  );

/** The venue stakes from the centre wallet and keeps no money of its own. */
export const hasNoWallet = () =>
  new Refusal(
    BAD_PARAMETER,
    { reason: 'noVenueWallet' },
    {
      texts: {
        'zh-CN': '该场馆直接使用中心钱包，无需转账',
        'zh-TW': '此場館直接使用中心錢包，無須轉帳',
      },
    },
  );

/** Less money there than asked for. */
export const insufficientBalance = (balance: Minor) =>
  new Refusal(
    BAD_PARAMETER,
    { reason: 'insufficientBalance', balance: formatMinor(balance) },
    {
      texts: {
        'zh-CN': '余额不足，请确认转账金额',
        'zh-TW': '餘額不足，請確認轉帳金額',
      },
    },
  );

/** Outside what the venue takes in one transfer. */
export function outsideLimits(min: Minor, max: Minor): Refusal {
  const limits = { min: formatMinor(min), max: formatMinor(max) };
  return new Refusal(
    BAD_PARAMETER,
    { reason: 'outsideLimits', ...limits },
    {
      texts: {
        'zh-CN': `单笔转账金额须在 ${limits.min} 至 ${limits.max} 元之间`,
        'zh-TW': `單筆轉帳金額須介於 ${limits.min} 至 ${limits.max} 元`,
      },
    },
  );
}

/** An activity's turnover is not reached: the venue's money stays where it is (ERR-07). */
export function turnoverUnmet(channelCode: string, required: Minor, done: Minor): Refusal {
  const remaining = formatMinor(required - done);
  const data = { channelCode, required: formatMinor(required), done: formatMinor(done), remaining };
  return new Refusal(TURNOVER_UNMET, data, {
    texts: {
      'zh-CN': `您参加的活动尚未达到流水要求，还需完成 ${remaining} 元有效投注，资金暂时无法转出`,
      'zh-TW': `您參加的活動尚未達到流水要求，還需完成 ${remaining} 元有效投注，資金暫時無法轉出`,
    },
  });
}
