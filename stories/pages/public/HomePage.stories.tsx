import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { mediaTexts } from '../../../src/features/media/texts';
import { offersTexts } from '../../../src/features/offers/texts';
import { HomePage } from '../../../src/pages/public/HomePage';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { answering, eventLike, LONG_TITLE, trainingLike } from '../../features/offers/offered';
import { filesThere } from '../../features/media/mediaHandlers';
import { failing, pending } from '../../fixtures/handlers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, plainSpaces, spoken } from '../../fixtures/spoken';

const meta = preview.meta({
  component: HomePage,
  parameters: { route: '' },
  beforeEach: ({ msw }) => msw.use(filesThere),
});

/** The catalogue and the carousel come over the wire. */
const PATIENTLY = { timeout: 15_000 };

/** The part of the page with an anchor. */
async function part({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>, name: 'about' | 'trainings' | 'events') {
  return within(await canvas.findByRole('region', { name: plainSpaces(spoken(homeTexts, globals['locale'])(`${name}.title`)) }));
}

/** The promise, the two ways on, and two of the five trainings and of the events, with their prices. */
export const Default = meta.story({
  tags: ['layout'],
  async play(context) {
    const { canvas, canvasElement, globals } = context;
    const t = spoken(homeTexts, globals['locale']);
    const language = languageOf(globals['locale']);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(plainSpaces(t('title')));
    await expect(canvas.getByRole('link', { name: t('book') })).toHaveAttribute('href', `/${language}/booking`);
    await expect(canvas.getByRole('link', { name: t('plan') })).toHaveAttribute('href', `/${language}/your-event`);
    for (const name of ['trainings', 'events'] as const) {
      const overview = await part(context, name);
      await waitFor(() => expect(overview.getAllByRole('article')).toHaveLength(2), PATIENTLY);
      for (const card of overview.getAllByRole('article')) await expect(card).toHaveTextContent(/\$\d/);
      await expect(overview.getByRole('link', { name: t(`${name}.all`) })).toHaveAttribute('href', `/${language}/${name === 'trainings' ? 'formations' : 'events'}`);
    }
    await expect([...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(['about', 'formations-overview', 'events-overview']);
    const story = await part(context, 'about');
    await expect(await story.findByRole('group', { name: / 10$/ }, PATIENTLY)).toBeVisible();
    await expect(story.getByRole('button', { name: spoken(mediaTexts, globals['locale'])('play') })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(pending('/api/training'), pending('/api/event')),
  async play(context) {
    const t = spoken(offersTexts, context.globals['locale']);
    for (const name of ['trainings', 'events'] as const) await expect((await part(context, name)).getByRole('status')).toHaveTextContent(plainSpaces(t(`${name}.loading`)));
  },
});

/** Nothing is offered for now: two messages each. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('/api/training', []), answering('/api/event', [])),
  async play(context) {
    const t = spoken(offersTexts, context.globals['locale']);
    for (const name of ['trainings', 'events'] as const) {
      const overview = await part(context, name);
      await expect(await overview.findByRole('heading', { name: plainSpaces(t(`${name}.emptyTitle`)) }, PATIENTLY)).toBeVisible();
      await expect(overview.getByText(plainSpaces(t(`${name}.emptySentence`)))).toBeVisible();
    }
  },
});

/** The trainings cannot be read; the rest of the page stands. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failing('/api/training', 422)),
  async play(context) {
    const { canvas, globals } = context;
    const t = spoken(offersTexts, globals['locale']);
    await expect(await (await part(context, 'trainings')).findByRole('alert', {}, PATIENTLY)).toHaveTextContent(plainSpaces(t('trainings.failedTitle')));
    const events = await part(context, 'events');
    await waitFor(() => expect(events.getAllByRole('article')).toHaveLength(2), PATIENTLY);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** The owner writes at length. */
export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answering('/api/training', [trainingLike('first-brisket', { title: LONG_TITLE, description: LONG_TITLE }), trainingLike('backyard-smoker')]),
      answering('/api/event', [eventLike('pizza-night', { name: LONG_TITLE, description: LONG_TITLE })]),
    ),
  async play(context) {
    const overview = await part(context, 'trainings');
    await waitFor(() => expect(overview.getAllByRole('article')).toHaveLength(2), PATIENTLY);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
