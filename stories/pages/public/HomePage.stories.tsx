import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { offersTexts } from '../../../src/features/offers/texts';
import { HomePage } from '../../../src/pages/public/HomePage';
import { homeTexts } from '../../../src/pages/public/homeTexts';
import { listHandler, eventLike, LONG_TITLE, trainingLike } from '../../features/offers/offered';
import { filesThere } from '../../features/media/mediaHandlers';
import { failing, pending } from '../../fixtures/handlers';
import { otherBusiness } from '../../fixtures/otherBusiness';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const meta = preview.meta({
  component: HomePage,
  parameters: { route: '', handlers: [filesThere] },
});

/** Timeout for the catalogue and the carousel, which load over the network. */
const PATIENTLY = { timeout: 15_000 };

const ANCHORS = { about: 'about', trainings: 'formations-overview', events: 'events-overview' } as const;

/** Finds the section of the page with an anchor. */
function part({ canvasElement }: Pick<StoryContext, 'canvasElement'>, name: keyof typeof ANCHORS) {
  const found = canvasElement.querySelector<HTMLElement>(`#${ANCHORS[name]}`);
  if (!found) throw new Error(`The page has no #${ANCHORS[name]}`);
  return within(found);
}

/** Hero, story with its carousel, two of the five trainings and two events. */
export const Default = meta.story({
  tags: ['page', 'aria-snapshot'],
  async play({ canvasElement, globals }) {
    await expect(canvasElement.querySelector('h1')).toHaveTextContent(normalizeSpaces(translator(homeTexts, globals['locale'])('title')));
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(4), PATIENTLY);
    // The carousel loads near the viewport. On narrow viewports it is below the text.
    canvasElement.querySelector('#about')?.scrollIntoView({ block: 'end' });
    await waitFor(() => expect(canvasElement.querySelector('.swiper-slide-active img')).toBeVisible(), { timeout: 8000 });
    window.scrollTo(0, 0);
  },
});

/** Every price starts with "$", and every button links to its page. */
export const Previews = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(context) {
    const { canvas, canvasElement, globals } = context;
    const t = translator(homeTexts, globals['locale']);
    const language = languageOf(globals['locale']);
    await expect(canvas.getByText(t('book'))).toHaveAttribute('href', `/${language}/booking`);
    await expect(canvas.getByText(t('plan'))).toHaveAttribute('href', `/${language}/your-event`);
    await expect([...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(Object.values(ANCHORS));
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(4), PATIENTLY);
    for (const card of canvasElement.querySelectorAll('article')) await expect(card).toHaveTextContent(/\$\d/);
    await expect(part(context, 'trainings').getByText(t('trainings.all'))).toHaveAttribute('href', `/${language}/formations`);
    await expect(part(context, 'events').getByText(t('events.all'))).toHaveAttribute('href', `/${language}/events`);
  },
});

export const Loading = meta.story({
  parameters: { handlers: [filesThere, pending('/api/training'), pending('/api/event')] },
  async play(context) {
    const t = translator(offersTexts, context.globals['locale']);
    for (const name of ['trainings', 'events'] as const) await expect(part(context, name).getByRole('status')).toHaveTextContent(normalizeSpaces(t(`${name}.loading`)));
  },
});

/** No trainings and no events: each section shows two messages. */
export const Empty = meta.story({
  parameters: { handlers: [filesThere, listHandler('/api/training', []), listHandler('/api/event', [])] },
  async play(context) {
    const t = translator(offersTexts, context.globals['locale']);
    for (const name of ['trainings', 'events'] as const) {
      const overview = part(context, name);
      await expect(await overview.findByRole('heading', { name: normalizeSpaces(t(`${name}.emptyTitle`)) }, PATIENTLY)).toBeVisible();
      await expect(overview.getByText(normalizeSpaces(t(`${name}.emptySentence`)))).toBeVisible();
    }
  },
});

/** Trainings failed to load: the rest of the page still works. */
export const Failed = meta.story({
  parameters: { handlers: [filesThere, failing('/api/training', 422)] },
  async play(context) {
    const { canvas, globals } = context;
    const t = translator(offersTexts, globals['locale']);
    await expect(await part(context, 'trainings').findByRole('alert', {}, PATIENTLY)).toHaveTextContent(normalizeSpaces(t('trainings.failedTitle')));
    const events = part(context, 'events');
    await waitFor(() => expect(events.getAllByRole('article')).toHaveLength(2), PATIENTLY);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** Long texts by the owner. */
export const LongText = meta.story({
  parameters: {
    handlers: [
      filesThere,
      listHandler('/api/training', [trainingLike('first-brisket', { title: LONG_TITLE, description: LONG_TITLE }), trainingLike('backyard-smoker')]),
      listHandler('/api/event', [eventLike('pizza-night', { name: LONG_TITLE, description: LONG_TITLE })]),
    ],
  },
  async play(context) {
    const overview = part(context, 'trainings');
    await waitFor(() => expect(overview.getAllByRole('article')).toHaveLength(2), PATIENTLY);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Another business: its town and its cook in the built-in texts, its films, and prices without taxes. */
export const OtherBusiness = meta.story({
  parameters: { settings: otherBusiness },
  async play(context) {
    const { canvas, canvasElement, globals } = context;
    const t = translator(homeTexts, globals['locale'], otherBusiness);
    await expect(canvas.getByText(normalizeSpaces(t('lead')))).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('article')).toHaveLength(4), PATIENTLY);
    await expect(canvasElement).not.toHaveTextContent(/Samuel|plus taxes|taxes en sus/);
    canvasElement.querySelector('#about')?.scrollIntoView({ block: 'end' });
    const films = part(context, 'about');
    await waitFor(() => expect(films.getByRole('button', { name: new RegExp(otherBusiness.films.films[1]?.title[languageOf(globals['locale'])] ?? '') })).toBeInTheDocument(), { timeout: 8000 });
    window.scrollTo(0, 0);
  },
});
