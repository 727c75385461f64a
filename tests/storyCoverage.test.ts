import { expect, test } from 'vitest';
import { readTree, type Source } from './architecture/tree';
import { GUIDANCE } from '../stories/docs/guidance';
import { componentsOf, coverageOf, missingGuidance, missingStories, pageProblems, sidebarProblems, staleExemptions, strayStories } from './storyCoverage';
import { missingStates, staleExcuses } from './storyStates';

const tree = readTree('src', 'server', 'stories');
const file = (path: string, text = ''): Source => ({ path, text });
const story = (name: string) => `import { ${name} } from '../x'; const meta = preview.meta({ component: ${name} });\nexport const Default = meta.story();`;

test('every component and every mail has a story', () => {
  expect(missingStories(tree)).toEqual([]);
});

test('every shared component has guidance on its use and its alternatives', () => {
  expect(missingGuidance(tree, Object.keys(GUIDANCE))).toEqual([]);
  expect(missingGuidance(tree, Object.values(GUIDANCE).flatMap(({ beside }) => beside)).filter((sentence) => sentence.includes('speaks of'))).toEqual([]);
});

test('every state of a component has a story', () => {
  expect(missingStates(tree)).toEqual([]);
  expect(staleExcuses(tree)).toEqual([]);
});

test('every story file belongs to a component', () => {
  expect(strayStories(tree)).toEqual([]);
});

test('every route leads to a page with a story, and every page has a route', () => {
  expect(pageProblems(tree)).toEqual([]);
});

test('the sidebar shows a story of every file, separate from its folder', () => {
  expect(sidebarProblems(tree)).toEqual([]);
});

test('every exemption belongs to an existing component without a story', () => {
  expect(staleExemptions(tree)).toEqual([]);
});

test.each([
  ['a function', 'export function Card() { return <p />; }'],
  ['an arrow', 'export const Card = () => <p />;'],
  ['a class', 'export class Card extends Component {}'],
  ['a memo', 'export const Card = memo(function Inner() { return <p />; });'],
  ['React.memo', 'export const Card = React.memo(Inner);'],
  ['a name exported later', 'function Card() { return <p />; }\nexport { Card };'],
])('%s counts as an exported component', (_, text) => {
  expect(componentsOf(file('src/app/Card.tsx', text))).toEqual(['Card']);
});

test.each([
  ['a private function', 'function Card() { return <p />; }'],
  ['a type', 'export interface Card { a: 1 }\nexport type Cards = Card[];'],
  ['a constant', 'export const CARDS = 3; export const Cards = { a: 1 };'],
  ['a context', 'export const CardContext = createContext(null);'],
  ['a hook', 'export const useCard = () => 1;'],
])('%s does not count as an exported component', (_, text) => {
  expect(componentsOf(file('src/app/Card.tsx', text))).toEqual([]);
});

test('a component without a story is reported with the expected path of the story', () => {
  const files = [file('src/features/booking/Card.tsx', 'export function Card() {}')];
  expect(missingStories(files, {})).toEqual(['Card (src/features/booking/Card.tsx) has no story at stories/features/booking/Card.stories.tsx']);
});

test('each of two components in one file needs a story', () => {
  const files = [file('src/app/Cards.tsx', 'export function Card() {} export function Deck() {}'), file('stories/app/Card.stories.tsx', story('Card'))];
  expect(missingStories(files, {})).toEqual(['Deck (src/app/Cards.tsx) has no story at stories/app/Deck.stories.tsx']);
});

test('a story file that is empty or shows another component does not count', () => {
  const card = file('src/app/Card.tsx', 'export function Card() {}');
  expect(missingStories([card, file('stories/app/Card.stories.tsx', 'export {};')], {})).toHaveLength(1);
  expect(missingStories([card, file('stories/app/Card.stories.tsx', story('Deck'))], {})).toHaveLength(1);
  expect(missingStories([card, file('stories/app/Card.stories.tsx', story('Card'))], {})).toEqual([]);
});

test('a mail needs a story, and the components that mails are built from do not', () => {
  const mail = file('server/mail/BookingReceived.tsx', "import { Sheet } from './Sheet'; export function BookingReceived() {}");
  const files = [mail, file('server/mail/Sheet.tsx', 'export function Sheet() {}')];
  expect(missingStories(files, {})).toEqual(['BookingReceived (server/mail/BookingReceived.tsx) has no story at stories/server/mail/BookingReceived.stories.tsx']);
});

test('a mail sent from a file without components also needs a story', () => {
  const mail = file('server/mail/BookingReceived.tsx', 'export function BookingReceived() {}');
  const sender = file('server/mail/bookingMails.tsx', "import { BookingReceived } from './BookingReceived'; export const bookingMails = () => mailHtml(<BookingReceived />);");
  expect(missingStories([mail, sender], {})).toEqual(['BookingReceived (server/mail/BookingReceived.tsx) has no story at stories/server/mail/BookingReceived.stories.tsx']);
});

test('a shared component without guidance or its page is reported, as is guidance without a component', () => {
  const card = file('src/components/form/Card.tsx', 'export function Card() {}');
  const page = file('stories/components/form/Card.stories.tsx', "const meta = preview.meta({ component: Card, parameters: { docs: { description: { component: guidance('form/Card') } } } });");
  expect(missingGuidance([card, page], ['form/Card'])).toEqual([]);
  expect(missingGuidance([card, page], [])).toEqual(['stories/docs/guidance.ts does not say when to use form/Card']);
  expect(missingGuidance([card, file(page.path, story('Card'))], ['form/Card'])).toEqual(['stories/components/form/Card.stories.tsx has no page that says when to use form/Card']);
  expect(missingGuidance([card, page], ['form/Card', 'Gone'])).toEqual(['stories/docs/guidance.ts speaks of Gone, which is no shared component']);
  expect(missingGuidance([file('src/features/booking/Card.tsx', card.text)], [])).toEqual([]);
});

test('an exempt file needs no story', () => {
  const files = [file('src/app/Providers.tsx', 'export function Providers() {}')];
  expect(missingStories(files, { 'src/app/Providers.tsx': 'context' })).toEqual([]);
  expect(staleExemptions(files, { 'src/app/Providers.tsx': 'context' })).toEqual([]);
});

test('an exemption of a missing file or of one with a story is stale', () => {
  const files = [file('src/app/Card.tsx', 'export function Card() {}'), file('stories/app/Card.stories.tsx', story('Card'))];
  expect(staleExemptions(files, { 'src/app/Card.tsx': 'context', 'src/app/Gone.tsx': 'was' })).toEqual(['src/app/Card.tsx', 'src/app/Gone.tsx']);
});

test('the coverage contains shown states, hidden tests, screenshots and the reasons of exemptions', () => {
  const files = [file('src/app/Card.tsx', 'export function Card() {}'), file('src/app/App.tsx', 'export function App() {}'), file('src/app/Providers.tsx', 'export function Providers() {}'), file('stories/app/App.stories.tsx', story('App')), file('stories/app/Card.stories.tsx', `${story('Card')}\nexport const LongText = meta.story({});\nexport const Keyboard = meta.story({ tags: ['!dev', 'layout'] });`)];
  expect(coverageOf(files, ['app-app-default_fr_dark_desk.png', 'app-card-long-text_fr_dark_desk.png', 'app-card-keyboard_fr_dark_desk.png', 'app-cards-open_fr_dark_desk.png'], { 'src/app/Providers.tsx': 'Context only.' })).toEqual([
    { room: 'app', name: 'Card', id: 'app-card', states: ['Default', 'LongText'], tests: 1, pictures: 2, exempt: null },
    { room: 'app', name: 'App', id: 'app-app', states: ['Default'], tests: 0, pictures: 1, exempt: null },
    { room: 'app', name: 'Providers', id: 'app-providers', states: [], tests: 0, pictures: 0, exempt: 'Context only.' },
  ]);
});

test('a file with only hidden stories is reported', () => {
  expect(sidebarProblems([file('stories/app/Card.stories.tsx', "export const Default = meta.story({\n  tags: ['no-screenshot', '!dev'],\n});")])).toEqual(['stories/app/Card.stories.tsx shows no story in the sidebar']);
  expect(sidebarProblems([file('stories/app/Card.stories.tsx', "export const Default = meta.story({});\nexport const Keyboard = meta.story({ tags: ['!dev'] });")])).toEqual([]);
});

test('a file named like its folder needs an explicit title', () => {
  const text = 'export const Default = meta.story({});';
  expect(sidebarProblems([file('stories/features/inbox/Inbox.stories.tsx', text)])).toHaveLength(1);
  expect(sidebarProblems([file('stories/features/inbox/Inbox.stories.tsx', `title: 'features/inbox/Inbox'\n${text}`)])).toEqual([]);
});

test('a story without a component is reported, except for foundations', () => {
  expect(strayStories([file('stories/app/Gone.stories.tsx'), file('stories/foundations/Colours.stories.tsx')])).toEqual(['stories/app/Gone.stories.tsx']);
});

test('a page without a route and a route to a page without a story are reported', () => {
  const sitemap = file('src/app/routes.tsx', "const A = lazy(async () => ({ default: (await import('../pages/public/APage')).APage }));");
  const files = [sitemap, file('src/pages/public/APage.tsx'), file('src/pages/public/BPage.tsx')];
  expect(pageProblems(files)).toEqual(['no route leads to src/pages/public/BPage', 'a route leads to src/pages/public/APage, which has no story']);
  expect(pageProblems([])).toHaveLength(1);
  expect(pageProblems([file('src/app/routes.tsx')])).toEqual(['the sitemap leads to no page at all']);
});

const states = (...names: string[]) => file('stories/app/Card.stories.tsx', names.map((name) => `export const ${name} = meta.story();`).join('\n'));

test.each([
  ['a reading that can fail', "export function Card() { const { data, error } = useCards(); return <p />; }", ['Default', 'Loading', 'Failed'], 2],
  ['a form', 'export function Card() { return <Form schema={cardSchema} />; }', ['Submitting', 'Rejected'], 2],
  ['an empty list', "export function Card() { return <p>{t('cards.emptyTitle')}</p>; }", ['Empty'], 1],
  ['a title', "export function Card() { return <p>{t('title')}</p>; }", ['Default'], 0],
])('%s requires stories of its states', (_, text, names, asked) => {
  const card = file('src/app/Card.tsx', text);
  expect(missingStates([card, states(...names)], {})).toEqual([]);
  expect(missingStates([card, states('Default')], {})).toHaveLength(asked);
});

test('an unnecessary state exemption is reported', () => {
  const card = file('src/app/Card.tsx', 'export function Card() { return <Form />; }');
  expect(staleExcuses([card, states('Default')], { 'src/app/Card.tsx': 'a reason' })).toEqual([]);
  expect(staleExcuses([card, states('Submitting', 'Failed')], { 'src/app/Card.tsx': 'a reason' })).toEqual(['src/app/Card.tsx']);
});
