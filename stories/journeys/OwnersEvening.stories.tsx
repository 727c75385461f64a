import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { adminTexts } from '../../src/app/adminTexts';
import { App } from '../../src/app/App';
import { formatDay } from '../../src/contract/formats';
import type { RequestDetails } from '../../src/contract/inbox';
import type { Language } from '../../src/contract/language';
import { ARRIVES, startingWith } from '../features/booking/steps';
import { inbox, findDialog } from '../features/inbox/steps';
import { texts as kitchen } from '../features/kitchen/steps';
import { pizzaPopup, shortNotice } from '../fixtures/bookingRecord';
import { requestDetails } from '../fixtures/inbox';
import { inboxServer } from '../fixtures/inboxServer';
import { memberEvent } from '../fixtures/memberRecord';
import { languageOf, normalizeSpaces, translator } from '../fixtures/translate';
import { owner, ownerSession } from '../fixtures/user';
import { narrate } from './narrate';

type Decision = 'confirm' | 'decline' | 'move';

/** Wednesday, 19:30 local time. */
const EVENING = '2027-05-12T23:30:00Z';

/** Three requests: a smoked lunch next Tuesday, a pizza event in August and a birthday in June. */
const threeRequests = (language: Language): RequestDetails[] => [
  requestDetails(shortNotice(language), { id: 'r1', reference: 'B-9M4TRW', createdAt: '2027-05-12T13:00:00.000Z' }),
  requestDetails(pizzaPopup(language), { id: 'r2', reference: 'B-H6ZDNE', createdAt: '2027-05-12T18:20:00.000Z' }),
  requestDetails(memberEvent(language), { id: 'r3', reference: 'B-4MW8PC', createdAt: '2027-05-12T22:45:00.000Z' }),
];

const meta = preview.meta({
  component: App,
  tags: ['!autodocs'],
  parameters: { route: 'admin/requests?state=requested', clock: EVENING, session: ownerSession, handlers: [http.post('/api/auth/verify', () => HttpResponse.json({ user: owner }))] },
  beforeEach: ({ msw, globals }) => msw.use(...inboxServer(threeRequests(languageOf(globals['locale'])))),
});

/** Three new requests: the owner answers each in a few clicks, and confirmed bookings appear on the preparation sheet. */
export const Default = meta.story({
  async play(steps) {
    const { canvas, globals, userEvent } = steps;
    const step = narrate(steps);
    const t = inbox(steps);
    const waiting = async (count: number) => waitFor(async () => expect(within(await canvas.findByRole('list', { name: t('list') }, ARRIVES)).getAllByRole('listitem')).toHaveLength(count), ARRIVES);
    const open = async (name: string, decision: Decision) => {
      await userEvent.click(await canvas.findByRole('link', { name }, ARRIVES));
      await userEvent.click(await canvas.findByRole('button', { name: t(`acts.${decision}`) }, ARRIVES));
      return findDialog();
    };
    const sendAndReturn = async (decision: Decision) => {
      await userEvent.click((await findDialog()).getByRole('button', { name: t(`letter.${decision}Send`) }));
      await canvas.findByText(normalizeSpaces(`${t(`done.${decision}`)} ${t('done.letter')}`), {}, ARRIVES);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), ARRIVES);
      await userEvent.click(canvas.getByRole('link', { name: t('back') }));
    };

    await step({ fr: 'Le soir, trois demandes attendent une réponse', en: 'In the evening three requests wait for an answer' }, () => waiting(3));
    await step({ fr: 'Le dîner de mardi : oui, et le courriel part', en: 'Tuesday’s lunch: yes, and the mail goes out' }, async () => {
      await open('Julie Tremblay', 'confirm');
      await sendAndReturn('confirm');
      await waiting(2);
    });
    await step({ fr: 'La soirée de pizza : non, dit avec des mots', en: 'The pizza evening: no, said in words' }, async () => {
      await open('Mehdi Benali', 'decline');
      await sendAndReturn('decline');
      await waiting(1);
    });
    await step({ fr: 'L’anniversaire : une semaine plus tard', en: 'The birthday: a week later' }, async () => {
      const asked = await open('Josée Tremblay', 'move');
      const [first] = within(await asked.findByRole('group', { name: startingWith(t('fields.date.label')) }, ARRIVES)).getAllByRole('spinbutton');
      if (!first) throw new Error('The date has no section to type into');
      await userEvent.click(first);
      await userEvent.keyboard('20270626');
      await sendAndReturn('move');
    });
    await step({ fr: 'Elle attend encore, à sa nouvelle date', en: 'It still waits, at its new date' }, async () => {
      await waiting(1);
      const day = normalizeSpaces(formatDay('2027-06-26', languageOf(globals['locale'])));
      await waitFor(() => expect(canvas.getByRole('list', { name: t('list') })).toHaveTextContent(day), ARRIVES);
    });
    await step({ fr: 'La feuille de mardi : quoi acheter, quoi fumer, à quelle heure partir', en: 'Tuesday’s sheet: what to buy, what to smoke, when to leave' }, async () => {
      const k = kitchen(steps);
      const menu = within(canvas.getByRole('navigation', { name: translator(adminTexts, globals['locale'])('menu') }));
      await userEvent.click(menu.getByRole('link', { name: k('title') }));
      await userEvent.click(await canvas.findByRole('link', { name: normalizeSpaces(k('party.sheetNamed', { name: 'Julie Tremblay' })) }, ARRIVES));
      await canvas.findByRole('heading', { level: 1, name: k('sheetOf') }, ARRIVES);
      await expect(await canvas.findByRole('heading', { level: 3, name: 'Julie Tremblay' }, ARRIVES)).toBeVisible();
    });
  },
});
