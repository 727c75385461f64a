import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { FilmsFields } from '../../../src/features/settings/FilmsFields';
import { filmsTexts } from '../../../src/features/settings/filmTexts';
import { emptyFilm } from '../../../src/features/settings/values';
import { expectNoOverflow } from '../../fixtures/layoutAssertions';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';
import { inPart, save } from './steps';

const meta = preview.meta({ component: FilmsFields, decorators: [inPart('films')], parameters: { route: 'admin/settings/films' } });

const textsOf = ({ globals }: PlayContext) => translator(filmsTexts, globals['locale']);
const links = (steps: PlayContext) => steps.canvas.queryAllByRole('textbox', { name: (name) => name.startsWith(textsOf(steps)('fields.films.videoId.label')) });

/** One video of the owner and one sample. Checks that videos can be moved, removed and added with the focus following. */
export const Default = meta.story({
  async play(steps) {
    const t = textsOf(steps);
    const { canvas, userEvent } = steps;
    await userEvent.click(canvas.getByRole('button', { name: t('rows.down', { number: 1 }) }));
    await waitFor(() => expect(links(steps)[1]).toHaveValue('https://www.youtube.com/watch?v=dQw4w9WgXcQ'));
    await waitFor(() => expect(canvas.getByRole('button', { name: t('rows.up', { number: 2 }) })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('rows.up', { number: 2 }) }));
    await userEvent.click(canvas.getByRole('button', { name: t('rows.add') }));
    await waitFor(() => expect(links(steps)[2]).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: t('rows.remove', { number: 3 }) }));
    await expect(links(steps)).toHaveLength(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: t('rows.add') })).toHaveFocus());
  },
});

/** Own link in place of a sample. Checks that titles are then required. */
export const SampleReplaced = meta.story({
  async play(steps) {
    const t = textsOf(steps);
    const [, sample] = links(steps);
    if (!sample) throw new Error('There is a sample.');
    await expect(steps.canvas.getByText(normalizeSpaces(`${t('rows.sample')} ${t('rows.ownTexts')}`))).toBeVisible();
    await steps.userEvent.clear(sample);
    await steps.userEvent.paste('https://youtu.be/oHg5SJYRHA0');
    await steps.userEvent.tab();
    await waitFor(() => expect(steps.canvas.getAllByRole('link', { name: new RegExp(t('rows.watch')) })).toHaveLength(2));
    await save(steps);
    await expect(within(await steps.canvas.findByRole('alert')).getByRole('link', { name: `${t('fields.films.title.fr.label')} (2)` })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['no-screenshot'],
  parameters: { changes: { films: [] } },
  play: async (steps) => expect(steps.canvas.getByText(normalizeSpaces(textsOf(steps)('rows.none')))).toBeVisible(),
});

/** New video without a link or titles, and a link to another site. */
export const Invalid = meta.story({
  parameters: { changes: { films: [emptyFilm(), { ...emptyFilm(), videoId: 'https://vimeo.com/76979871', title: { fr: 'Le four', en: 'The oven' }, seconds: -4 }] } },
  async play(steps) {
    await save(steps);
    await expect(within(await steps.canvas.findByRole('alert')).getAllByRole('link').length).toBeGreaterThanOrEqual(3);
    for (const link of links(steps)) await expect(link).toBeInvalid();
  },
});

export const Narrow = meta.story({
  tags: ['no-screenshot', '!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => expectNoOverflow(canvas.getAllByRole('listitem')),
});
