/**
 * Takes the code of a visitor's page out of the way of its first paint: on a slow line it would take half of the line from text, style
 * and letters. It is asked for when something stands on the screen, or at once where nothing will (a tab in the background).
 */
export function putCodeAfterPaint(html: string, nonce: string): string {
  const files: string[] = [];
  const rest = html.replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, (_, file: string) => {
    files.push(file);
    return '';
  });
  return rest.replace(
    /<script[^>]* type="module"[^>]*>([\s\S]*?)<\/script>/,
    (_, code: string) => `<script nonce="${nonce}">(${fetchAfterPaint})(${write(files)},${write(code)})</script>`,
  );
}

const write = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * Runs in the page. A paint that is never reported does not hold the code back for longer than three seconds. Links and forms
 * do without code what they are for; the last other button pressed before it is kept, and pressed again by `web/root.tsx`.
 */
const fetchAfterPaint = `function(files,code){
var nonce=document.currentScript.nonce,begun=false,pressed=null;
function add(tag,facts){document.head.append(Object.assign(document.createElement(tag),facts))}
function begin(){
if(begun)return;
begun=true;
files.forEach(function(href){add('link',{rel:'modulepreload',href:href})});
add('script',{type:'module',nonce:nonce,textContent:code})
}
function keep(event){
var button=event.target.closest('button[type=button]');
if(button){pressed=button;event.stopImmediatePropagation()}
}
document.addEventListener('click',keep,true);
window.answerEarlyPress=function(){
var button=pressed;
pressed=null;
document.removeEventListener('click',keep,true);
if(button&&button.isConnected)button.click()
};
if(document.visibilityState==='hidden')return begin();
document.addEventListener('visibilitychange',begin);
new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)begin()}).observe({type:'paint',buffered:true});
setTimeout(begin,3000)
}`;
