/**
 * Reference page of the board: a virtual list in plain DOM, with the same rows, cells, feed and tint, and without the other
 * functions of a site (languages, slip, focus, locks, leagues). It is about the minimum that a browser needs.
 *
 * `show(text)` renders a board from its JSON and subscribes to the feed.
 */
export const VANILLA_BOARD = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>vanilla</title><style>
body{margin:0;font:14px/1.5 "Noto Sans CJK SC",sans-serif;color:#2b2420}
#all{position:relative}
#scroller{position:relative;height:100vh;overflow:hidden auto;contain:strict}
.match{position:absolute;inset:0 0 auto;height:113px;padding:4px 12px;border-bottom:1px solid #ddd;contain:layout style}
.line{display:grid;grid-template-columns:minmax(12rem,1.7fr) repeat(6,minmax(0,1fr));column-gap:4px;height:32px;margin-bottom:4px}
.cell{position:relative;display:flex;align-items:center;justify-content:space-between;border:1px solid transparent;border-radius:4px;background:#f6efe4;padding:0 12px;font:inherit;font-variant-numeric:tabular-nums;contain:layout paint style}
.cell[data-picked]{background:#b23a1f;color:#fff}.cell[data-move=up]{background:#fad7df}.cell[data-move=down]{background:#d5ecdd}
</style></head><body><div id="scroller"><div id="all"></div></div><script>
const COLUMNS=['R','OU','M','HR','HOU','HM'], SIDES={R:['H','C'],HR:['H','C'],OU:['O','U'],HOU:['O','U'],M:['H','C','N'],HM:['H','C','N']};
const ROW=122, OVERSCAN=8, prices=[], cells=new Map(), drawn=new Map(), marked=new Set();
const scroller=document.getElementById('scroller'), all=document.getElementById('all');
let games=[], shapes=[], lines=[], isScheduled=false, moves=[];
const oddsText=(hundredths)=>(hundredths/100).toFixed(2);
function make(tag,name,parent){const e=document.createElement(tag);e.className=name;parent.append(e);return e}
function draw(at){
  const game=games[at], box=make('div','match',all); box.style.transform='translateY('+at*ROW+'px)';
  for(let row=0;row<3;row++){
    const line=make('div','line',box);
    make('div','team',line).textContent=[game.team_h,game.team_c,game.re_time][row];
    for(const code of COLUMNS){
      const slot=make('div','slot',line);
      const place=shapes[game.packed[0]].findIndex(([w,r,i])=>w===code&&i===0&&r===SIDES[code][row]), price=prices[game.packed[1+place*4]];
      if(place<0||!price)continue;
      const cell=make('button','cell',slot); cell.dataset.price=game.gameId+'.'+code+'.0.'+SIDES[code][row]; cell.number=price.n;
      make('span','',cell).textContent=lines[game.packed[4+place*4]]; make('span','',cell).textContent=oddsText(price.price);
      cells.set(price.n,cell);
    }
  }
  drawn.set(at,box);
}
function look(){
  const from=Math.max(0,Math.floor(scroller.scrollTop/ROW)-OVERSCAN), to=Math.min(games.length-1,Math.ceil((scroller.scrollTop+innerHeight)/ROW)+OVERSCAN);
  for(const [at,box] of drawn)if(at<from||at>to){box.querySelectorAll('button').forEach(c=>cells.delete(c.number));box.remove();drawn.delete(at)}
  for(let at=from;at<=to;at++)if(!drawn.has(at))draw(at);
}
function calm(){const now=performance.now();while(moves.length&&moves[0].until<=now){const {cell,until}=moves.shift();if(cell.until===until)delete cell.dataset.move}if(moves.length)setTimeout(calm,moves[0].until-now)}
function flush(){
  isScheduled=false;
  for(const n of marked){
    const cell=cells.get(n),price=prices[n]; if(!cell)continue;
    cell.lastChild.firstChild.nodeValue=oddsText(price.price); cell.dataset.move=price.isUp?'up':'down';
    cell.until=performance.now()+1200; if(moves.push({cell,until:cell.until})===1)setTimeout(calm,1200);
  }
  marked.clear();
}
addEventListener('click',({target})=>target.closest('.cell')?.toggleAttribute('data-picked'));
scroller.addEventListener('scroll',look,{passive:true});
function show(text){
  const board=JSON.parse(text);
  ({games,shapes,lines}=board); prices.length=0; cells.clear(); drawn.clear(); marked.clear(); all.replaceChildren();
  for(const {packed} of games)for(let i=1;i<packed.length;i+=4)prices[packed[i]]={n:packed[i],price:packed[i+1],ver:packed[i+2]};
  all.style.height=games.length*ROW+'px'; look();
  const socket=new WebSocket(location.origin.replace('http','ws')+'/ws/sport');
  socket.onopen=()=>socket.send(JSON.stringify({type:'subscribe',channel:board.channel,cursor:board.cursor,compact:true}));
  socket.onmessage=({data})=>{
    const frame=JSON.parse(data); if(frame.type!=='changes')return;
    for(const all of frame.compact)for(let i=1,ver=all[0];i<all.length;i+=2){const n=all[i],price=prices[n];if(!price||ver<=price.ver)continue;price.isUp=all[i+1]>price.price;price.price=all[i+1];price.ver=ver;if(cells.has(n))marked.add(n)}
    if(marked.size&&!isScheduled){isScheduled=true;requestAnimationFrame(flush)}
  };
}
</script></body></html>`;
