import { createPageHandler, startServer } from '../support/startServer.mjs';

const LINKS = ['首页', '体育', '真人', '彩票', '棋牌', '电竞', '电子', '捕鱼'];
const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>static</title>
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>
<body><header><b>云阁</b><nav>${LINKS.map((text) => `<a href="/">${text}</a>`).join('')}</nav><a class="go" href="/">登录</a></header>
<main><h1>盘口看得清，输赢算得准</h1><p>让球、大小、独赢并排一屏，赔率逐笔更新，涨跌有箭头也有颜色。每一注的本金、可赢与结算，都精确到分。</p><a class="go" href="/">进入体育盘口</a></main></body></html>`;
const STYLE = `body{margin:0;font:16px/1.5 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;background:#fbf8f3;color:#2b2420}
header{display:flex;gap:24px;align-items:center;height:64px;padding:0 24px;border-bottom:1px solid #ddd}nav{display:flex;gap:16px;flex:1}
a{color:inherit;text-decoration:none}.go{padding:8px 16px;border-radius:4px;background:#b23a1f;color:#fff}main{max-width:1200px;margin:48px auto}h1{font-size:40px}`;
const SCRIPT = `document.querySelector('nav').addEventListener('click',function(event){event.preventDefault()});`;

/**
 * Serves a hand-written page: the first screen of home, a stylesheet and a few lines of script, three requests. Returns
 * its URL and a function that stops the server.
 */
export const serveStaticPage = () =>
  startServer(createPageHandler({ '/': PAGE, '/page.css': STYLE, '/page.js': SCRIPT }));
