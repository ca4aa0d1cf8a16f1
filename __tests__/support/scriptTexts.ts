import { hostileMarkup } from './hostileMarkup';

/** Texts that try to run a script, each of which would set `window.hit`: docs/decisions/008-rich-text.md. */

const run = 'window.hit=1';

const tags = (
  'a abbr article audio b base bdo blink body br button canvas center code custom-tag details dialog div dl embed ' +
  'fieldset figure font footer form frame frameset h1 head header hr html iframe image img input isindex keygen li ' +
  'link listing main map marquee math menu meta nav object ol option p param picture plaintext pre q s script section ' +
  'select slot source span style sub summary sup svg table td template textarea th time title tr track ul var video xmp'
).split(' ');
const events = (
  'onerror onload onclick onmouseover onmouseenter onfocus onfocusin onblur onanimationstart onanimationend ontoggle ' +
  'onpointerover onpointerenter onwheel onscroll onbegin onend onpageshow onstart onfinish onbeforetoggle ' +
  'oncontentvisibilityautostatechange onauxclick onkeydown oninput onpaste ontouchstart ontransitionend'
).split(' ');

/** Ways of writing an attribute. */
const writings: ((name: string) => string)[] = [
  (name) => ` ${name}=${run}`,
  (name) => ` ${name}="${run}"`,
  (name) => `/${name}='${run}'`,
  (name) => `\n${name.toUpperCase()}\t=\n"${run}"`,
];

const onTags = tags.flatMap((tag, index) =>
  events.map((event, place) => {
    const attribute = writings[(index + place) % writings.length]!(event);
    return `<${tag} src=x tabindex=0 autofocus open style="animation:x 1s"${attribute}>文`;
  }),
);

const schemes = [
  'javascript:', 'JaVaScRiPt:', ' javascript:', '\tjavascript:', 'java\tscript:', 'java\nscript:', 'java\0script:', '&#1;javascript:',
  '&#x6A;avascript:', '&#106&#97&#118&#97script:', 'javascript&colon;', 'javascript&#58;', 'java&Tab;script:', 'java&NewLine;script:',
  'vbscript:', 'data:text/html,<script>', 'data:text/html;base64,PHNjcmlwdD4', 'data:image/svg+xml,<svg onload=', 'blob:', 'feed:javascript:',
]; // prettier-ignore
const linked: [tag: string, attribute: string][] = [
  ['a', 'href'], ['area', 'href'], ['base', 'href'], ['link rel=stylesheet', 'href'], ['link rel=import', 'href'], ['img', 'src'],
  ['iframe', 'src'], ['embed', 'src'], ['object', 'data'], ['form', 'action'], ['button', 'formaction'], ['input type=image', 'formaction'],
  ['svg><a', 'xlink:href'], ['svg><use', 'href'], ['math', 'href'], ['video', 'poster'], ['table', 'background'], ['meta http-equiv=refresh', 'content'],
]; // prettier-ignore
const onLinks = linked.flatMap(([tag, attribute]) =>
  schemes.map((scheme) => `<${tag} ${attribute}="${scheme}${run}">文</${tag.split(/[ >]/)[0]}>`),
);

/** Markup after which browsers have read on in another way than sanitisers. */
const contexts = [
  '', '<svg>', '<math>', '<svg><style>', '<svg><title>', '<svg><desc>', '<svg><foreignObject>', '<math><mtext>', '<math><annotation-xml>',
  '<math><annotation-xml encoding="text/html">', '<math><mtext><table><mglyph><style>', '<math><mi><table><mglyph><style>', '<noscript>',
  '<noembed>', '<noframes>', '<template>', '<textarea>', '<title>', '<style>', '<xmp>', '<iframe>', '<select>', '<select><option>', '<!--',
  '<!-->', '<!--->', '<!-- --!>', '<![CDATA[', '<?x ', '<table>', '<table><tr>', '<table><caption><select>', '<p title="', '<p title=\'', '<a href="/', '<form><math><mtext></form><form><mglyph><style></math>',
  '<svg></p><style><a id="</style>', '<div id="</div>', '<svg><![CDATA[', '<script>/*', '<plaintext>', '<frameset>', '<listing>', '\0', '<\0', '<p/=">',
]; // prettier-ignore
const ends = [
  `<img src=x onerror=${run}>`, `"><img src=x onerror=${run}>`, `'><img src=x onerror=${run}>`, `</style><img src=x onerror=${run}>`,
  `</title><img src=x onerror=${run}>`, `--><img src=x onerror=${run}>`, `]]><img src=x onerror=${run}>`, `*/</script><script>${run}</script>`,
  `</noscript><img src=x onerror=${run}>`, `</template><svg onload=${run}>`, `</textarea><svg/onload=${run}>`, `<style><img src=x onerror=${run}>`,
  `<mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`, `&lt;img src=x onerror=${run}&gt;`, `<script>${run}</script>`,
]; // prettier-ignore
const inContexts = contexts.flatMap((context) => ends.map((end) => context + end));

/** 3,274 and more different texts. */
export const scriptTexts: readonly string[] = [...new Set([...hostileMarkup, ...onTags, ...onLinks, ...inContexts])];

/** Parts of which generated texts are made. */
export const scriptParts: readonly string[] = [...contexts.filter(Boolean), ...ends, ...schemes, ...hostileMarkup];
