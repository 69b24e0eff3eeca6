import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>static</title>
<style>body{margin:0;font:16px/1.5 "Noto Sans CJK SC",sans-serif;background:#fbf8f3;color:#2b2420}header{height:64px;border-bottom:1px solid #ddd}main{max-width:1200px;margin:48px auto}h1{font-size:40px}</style>
</head><body><header></header><main><h1>云阁体育，每一个赔率都看得明白</h1><p>静态页面：同样的标题，没有任何脚本。</p></main></body></html>`;

/** Serves one page without a script, the paint no site can beat; answers its address and how to stop it. */
export async function serveStaticPage() {
  const body = gzipSync(PAGE);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
