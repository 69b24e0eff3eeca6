import { createHash } from 'node:crypto';
import { formatMinor } from '@pavilion/kernel';
import type { Locale } from '../../base/locale.ts';
import type { DepositOrder } from '../../db/tables/cashierTables.ts';
import { toWireDeposit } from '../deposits/depositView.ts';
import { bankTexts } from './bankTexts.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .4rem 1rem }
  dt { opacity: .7 } dd { margin: 0; overflow-wrap: anywhere }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin-top: 1rem }
  button, input { font: inherit; padding: .6rem 1rem; min-height: 44px; box-sizing: border-box }
  .note { padding: .6rem 1rem; border: 1px solid; border-radius: .5rem }`;

/** HTTP headers of the page: no scripts, no resources, forms only to its own origin, no framing. */
export const bankPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const row = (name: string, value: string): string =>
  value === '' ? '' : `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`;

const button = (action: string, text: string): string =>
  `<button name="action" value="${action}">${escape(text)}</button>`;

function renderForm(order: DepositOrder, locale: Locale): string {
  const texts = bankTexts[locale];
  if (order.state === 'created') {
    return `<form method="post">${button('pay', texts.pay)}${button('late', texts.payLate)}${button('fail', texts.fail)}</form>
      <form method="post"><label>${escape(texts.otherAmount)}<br><input name="amount" inputmode="decimal" required
        value="${formatMinor(order.pay_amount + 100n)}"></label>${button('wrong', texts.payWrong)}</form>`;
  }
  const isOver = order.state === 'expired' || order.state === 'closed';
  return isOver ? `<form method="post">${button('pay', texts.payAnyway)}</form>` : '';
}

/** Renders the page of the simulated payee: the bank, the wallet or the chain. */
export function renderBankPage(order: DepositOrder, locale: Locale, now: Date): string {
  const texts = bankTexts[locale];
  const { payTo, payAmount, payCurrency, orderNo } = toWireDeposit(order, locale, now);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(texts.title)}</title><style>${style}</style></head>
<body><main><h1>${escape(texts.title)}</h1>
<p class="note">${escape(texts.playMoney)}</p>
<dl>${row(texts.order, orderNo)}${row(texts.amount, `${payAmount} ${payCurrency}`)}${row(texts.bank, payTo.bankName)}
${row(texts.account, payTo.accountNo)}${row(texts.holder, payTo.holder)}${row(texts.remark, payTo.remark)}
${row(texts.state, texts.states[order.state])}</dl>
${renderForm(order, locale)}</main></body></html>`;
}
