import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect } from 'storybook/test';
import { readEvent, type PublicEvent } from '../../../src/contract/event';
import { localizedPreview } from '../../../src/contract/localized';
import { readTraining, type Training } from '../../../src/contract/training';
import { detailTexts } from '../../../src/features/offers/detailTexts';
import { offersTexts } from '../../../src/features/offers/texts';
import { catalogue, failing } from '../../fixtures/handlers';
import { spyOnRequests } from '../../fixtures/requestSpy';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, translator } from '../../fixtures/translate';

/** Trainings of the test catalogue, parsed as on the pages. */
export const trainings = catalogue.training.map(readTraining);
export const events = catalogue.event.map(readEvent);

function known<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((each) => each.id === id);
  if (!item) throw new Error(`The season offers no ${id}`);
  return item;
}

/** Returns a training of the test catalogue with some fields changed. */
export const trainingLike = (id: string, changes: Partial<Training> = {}): Training => ({ ...known(trainings, id), ...changes });
export const eventLike = (id: string, changes: Partial<PublicEvent> = {}): PublicEvent => ({ ...known(events, id), ...changes });

export const offer = ({ globals }: Pick<PlayContext, 'globals'>) => translator({ ...detailTexts, tree: { ...offersTexts.tree, ...detailTexts.tree } }, globals['locale']);

/** Returns the title in the story's language. */
export const titleOf = (title: Training['title'], { globals }: Pick<PlayContext, 'globals'>): string => localizedPreview(title, languageOf(globals['locale']), '');

/** Mocks a list with other items than those of the test catalogue. */
export const listHandler = (path: '/api/event' | '/api/training', items: readonly object[]): HttpHandler => http.get(path, () => HttpResponse.json([...items]));

/** Story in which every list fails: after the last response, neither a heading nor an alert is rendered. */
export function emptyCatalogue(...paths: readonly string[]) {
  const { handlers: ears, forget, answered } = spyOnRequests(...paths);
  return {
    parameters: { handlers: [...ears, ...paths.map((path) => failing(path, 404))] },
    beforeEach: forget,
    async play({ canvas }: Pick<PlayContext, 'canvas'>) {
      await answered();
      await expect(canvas.queryByRole('heading')).toBeNull();
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  };
}

export const LONG_TITLE = { fr: 'L’anticonstitutionnellement longue formation sur les viandes fumées lentement au bois d’érable de la Montérégie', en: 'The extraordinarily long training about meats smoked slowly over maple wood from the Montérégie' };

/** Inline SVG image, so that no story needs the network. */
export const PHOTOGRAPH = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#8a4b2a"/><circle cx="160" cy="90" r="66" fill="#e8b27a"/></svg>')}`;
