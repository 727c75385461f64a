import { text } from './fields';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/*
 * Commonly guessed passwords. A word is also refused with digits and signs around it ("Boucane-2026!"), so the list needs only the
 * bare words; words with digits inside are in the second list. In lower case, without accents.
 */
const WORDS =
  'password passw0rd pa55word motdepasse mdp monmotdepasse secret admin administrateur administrator administration root test testtest user utilisateur welcome bienvenue bonjour allo salut letmein login connexion default changeme changezmoi azerty azertyuiop qwerty qwertyuiop qwertz asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou jetaime jtaime monamour princess princesse dragon monkey football hockey baseball soccer canadiens canadien nordiques quebec montreal canada sunshine soleil superman batman pokemon starwars shadow master michael jordan jennifer charlie marine doudou loulou chocolat chouchou coucou bonheur vacances ordinateur computer internet google facebook samsung trustno freedom whatever ninja mustang ferrari abcdefgh abcdef abc abcd aaa summer winter spring autumn printemps automne hiver janvier novembre decembre barbecue barbeque bbq boucane fumoir smokehouse smoker fumage brisket pizza traiteur stliboire saintliboire'.split(
    ' ',
  );
const MIXED = '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc q1w2e3r4 zaq12wsx 1a2b3c4d a1b2c3d4 123qweasd 123qweasdzxc qwe123qwe 123abc123 abc123abc 123456789012'.split(' ');

const plain = (password: string) =>
  password
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const words = new Set(WORDS.map(plain));
const mixed = new Set(MIXED);

/** Minimum length of a password made only of digits. Shorter ones, up to a telephone number with its country code, are guessed within minutes. */
const FIGURES_ENOUGH = 12;

/** Whether a password is commonly guessed: frequent passwords, words of the trade, names of the business, or short digit sequences. */
export function isCommonPassword(password: string, ownNames: readonly string[] = []): boolean {
  const all = plain(password);
  const word = all.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  const isOfFigures = word === '' && all.length < FIGURES_ENOUGH;
  const own = ownNames.map(plain);
  return own.includes(word) || own.includes(all) || words.has(word) || words.has(all) || mixed.has(all) || isOfFigures || /^(.{1,3})\1+$/u.test(all);
}

/** Schema of a new password: 8 to 128 characters, not commonly guessed, no rule about character classes. The server passes the names of the business in `context: { ownNames }`. */
export const newPassword = () =>
  text(PASSWORD_MAX)
    .min(PASSWORD_MIN, 'passwordMin')
    .test('common', 'passwordCommon', (value, { options }) => !value || !isCommonPassword(value, options.context?.['ownNames'] as readonly string[] | undefined));

/** Schema of the current password entered to confirm identity. Any password chosen earlier is accepted. */
export const currentPassword = () => text(PASSWORD_MAX);
