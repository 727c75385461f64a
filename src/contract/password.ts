import { BUSINESS } from './business';
import { text } from './fields';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/*
 * What is tried first. Words are refused with any figures and signs around them ("Boucane-2026!"), so the list needs only the
 * words; those that are a word with figures inside stand in the second list. In lower case, without accents.
 */
const WORDS =
  'password passw0rd pa55word motdepasse mdp monmotdepasse secret admin administrateur administrator administration root test testtest user utilisateur welcome bienvenue bonjour allo salut letmein login connexion default changeme changezmoi azerty azertyuiop qwerty qwertyuiop qwertz asdfgh asdfghjkl zxcvbn zxcvbnm iloveyou jetaime jtaime monamour princess princesse dragon monkey football hockey baseball soccer canadiens canadien nordiques quebec montreal canada sunshine soleil superman batman pokemon starwars shadow master michael jordan jennifer charlie marine doudou loulou chocolat chouchou coucou bonheur vacances ordinateur computer internet google facebook samsung trustno freedom whatever ninja mustang ferrari abcdefgh abcdef abc abcd aaa summer winter spring autumn printemps automne hiver janvier novembre decembre barbecue barbeque bbq fumoir smokehouse smoker fumage brisket pizza traiteur stliboire saintliboire'.split(
    ' ',
  );
const MIXED = '1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qazwsxedc q1w2e3r4 zaq12wsx 1a2b3c4d a1b2c3d4 123qweasd 123qweasdzxc qwe123qwe 123abc123 abc123abc 123456789012'.split(' ');

const plain = (password: string) =>
  password
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const words = new Set([...WORDS, BUSINESS.name, BUSINESS.place, BUSINESS.place.split(',')[0] ?? ''].map(plain));
const mixed = new Set(MIXED);

/** Figures alone, up to a telephone number with its country, are a matter of minutes. */
const FIGURES_ENOUGH = 12;

/** Whether a password is among those that are guessed first: the commonest ones, the business's own words, short figures. */
export function isCommonPassword(password: string): boolean {
  const all = plain(password);
  const word = all.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  const isOfFigures = word === '' && all.length < FIGURES_ENOUGH;
  return words.has(word) || words.has(all) || mixed.has(all) || isOfFigures || /^(.{1,3})\1+$/u.test(all);
}

/** A password as it is chosen: at least eight characters, at most 128, none of those that are guessed first, no rule about kinds of signs. */
export const newPassword = () =>
  text(PASSWORD_MAX)
    .min(PASSWORD_MIN, 'passwordMin')
    .test('common', 'passwordCommon', (value) => !value || !isCommonPassword(value));

/** A password as it is typed to prove who one is: whatever was chosen once. */
export const currentPassword = () => text(PASSWORD_MAX);
