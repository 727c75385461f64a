import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { App } from '../../src/app/App';
import { wizardTexts } from '../../src/components/wizard/texts';
import { localized } from '../../src/contract/localized';
import { memberRequestSchema, type OwnRequest } from '../../src/contract/memberRequest';
import { TRAINING_LOCATION_NAMES } from '../../src/contract/trainingLocation';
import { memberTexts } from '../../src/features/account/memberTexts';
import { ARRIVES, startingWith } from '../features/booking/steps';
import { atStep, catalogue, pickersArrived, requests, TRAINING } from '../features/requests/steps';
import { memberSession } from '../fixtures/account';
import { bookingResponse } from '../fixtures/bookingResponse';
import { ownRequests } from '../fixtures/ownRequests';
import { languageOf, translator } from '../fixtures/translate';
import { narrate } from './narrate';

const [, earlier] = ownRequests;
const TITLE = { fr: 'Brisket entre voisins', en: 'Brisket among neighbours' };
const IDEA = { fr: 'On voudrait réussir une poitrine du début à la fin.', en: 'We would like to get a brisket right from start to finish.' };

const meta = preview.meta({
  component: App,
  tags: ['!autodocs'],
  parameters: { route: 'member', session: memberSession },
  beforeEach({ msw }) {
    const made: OwnRequest[] = [];
    msw.use(
      http.post('/api/training', async ({ request }) => {
        const { kind, title, date, time, adults, totalCost } = await memberRequestSchema.validate(await request.json());
        if (!earlier) throw new Error('There is no earlier request to begin from');
        made.unshift({ ...earlier, id: bookingResponse.id, reference: bookingResponse.reference, status: 'requested', kind, title, date, time, guests: adults, totalCost, publishedId: null });
        return HttpResponse.json({ ...bookingResponse, quote: { ...bookingResponse.quote, totalCost } }, { status: 201 });
      }),
      http.get('/api/member/requests', () => HttpResponse.json(made)),
    );
  },
});

/** Member composes a training step by step from the member area and finds the request there afterwards. */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals, userEvent } = steps;
    const step = narrate(steps);
    const language = languageOf(globals['locale']);
    const t = requests(steps);
    const choose = async (name: string) => userEvent.click(await canvas.findByRole('radio', { name }, ARRIVES));
    const write = async (name: string, text: string) => {
      await userEvent.clear(canvas.getByLabelText(startingWith(name)));
      await userEvent.click(canvas.getByLabelText(startingWith(name)));
      await userEvent.paste(text);
    };
    const typeInto = async (name: string, figures: string) => {
      const [first] = within(canvas.getByRole('group', { name: startingWith(name) })).getAllByRole('spinbutton');
      if (!first) throw new Error(`The ${name} has no section to type into`);
      await userEvent.click(first);
      await userEvent.keyboard(figures);
    };
    const forward = () => userEvent.click(canvas.getByRole('button', { name: translator(wizardTexts, language)('forward') }));

    await step({ fr: 'De son espace, elle commence une demande', en: 'From her own place she begins a request' }, async () => {
      await userEvent.click(await canvas.findByRole('link', { name: translator(memberTexts, language)('compose') }, ARRIVES));
      await atStep(steps, 'type');
    });
    await step({ fr: 'Une formation, en personne', en: 'A training, in person' }, async () => {
      await choose(t('kinds.training'));
      await choose(t('trainingTypes.inPerson'));
      await forward();
    });
    await step({ fr: 'Pour six', en: 'For six' }, async () => {
      await atStep(steps, 'people');
      await write(t('fields.adults.label'), '6');
      await forward();
    });
    await step({ fr: 'Un samedi de juillet, au fumoir', en: 'A Saturday in July, at the smokehouse' }, async () => {
      await atStep(steps, 'when');
      await pickersArrived(steps);
      await typeInto(t('fields.date.label'), '20270710');
      await typeInto(t('fields.time.label'), language === 'en' ? '0900a' : '0900');
      await choose(TRAINING_LOCATION_NAMES.at_premises[language]);
      await forward();
    });
    await step({ fr: 'L’idée, et ce qu’on veut y apprendre', en: 'The idea, and what there is to learn' }, async () => {
      await atStep(steps, 'what');
      await canvas.findByRole('group', { name: t('menu.contentFocus') }, ARRIVES);
      await write(t('fields.title.label'), TITLE[language]);
      await write(t('fields.description.label'), IDEA[language]);
      for (const { id, name } of catalogue.contentFocus.filter((each) => TRAINING.contentFocus.includes(each.id))) await userEvent.click(canvas.getByRole('checkbox', { name: localized(name, language, id) }));
      await forward();
    });
    await step({ fr: 'Rien à ajouter', en: 'Nothing to add' }, async () => {
      await atStep(steps, 'notes');
      await forward();
    });
    await step({ fr: 'Elle relit tout, et envoie', en: 'She reads it all again, and sends it' }, async () => {
      await atStep(steps, 'review');
      await userEvent.click(canvas.getByRole('button', { name: t('send') }));
      await expect(await canvas.findByText(bookingResponse.reference, {}, ARRIVES)).toBeVisible();
    });
    await step({ fr: 'Sa demande l’attend parmi les siennes', en: 'Her request stands among her own' }, async () => {
      await userEvent.click(canvas.getByRole('link', { name: t('sent.requests') }));
      await expect(await canvas.findByRole('heading', { level: 3, name: TITLE[language] }, ARRIVES)).toBeVisible();
      await expect(canvas.getByText(t('status.requested'))).toBeVisible();
    });
  },
});
