import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { DayInput } from '../../../src/components/form/DayInput';
import { ErrorSummary } from '../../../src/components/form/ErrorSummary';
import { NumberInput } from '../../../src/components/form/NumberInput';
import { SelectInput } from '../../../src/components/form/SelectInput';
import { TextInput } from '../../../src/components/form/TextInput';
import { TimeInput } from '../../../src/components/form/TimeInput';
import { formTexts } from '../../../src/components/form/texts';
import { validationText } from '../../../src/contract/validation';
import { guidance } from '../../docs/guidance';
import { ExampleForm, type ExampleFormProps } from '../../fixtures/exampleForm';
import { exampleTexts, longTexts } from '../../fixtures/exampleTexts';
import { expectTouchTargets, expectNoOverflow } from '../../fixtures/layoutAssertions';
import { scrollToField } from '../../fixtures/pickers';
import type { PlayContext } from '../../fixtures/playContext';
import { languageOf, normalizeSpaces, translator } from '../../fixtures/translate';

const FIELDS = ['name', 'rows', 'soil', 'day', 'time', 'neighbour'] as const;

/** Form with one field of each kind. Every form contains an error summary. */
const Example = (setting: Partial<ExampleFormProps>) => (
  <ExampleForm fields={FIELDS} start={{ rows: 12 }} {...setting}>
    <TextInput name="name" required />
    <NumberInput name="rows" min={1} max={8} required />
    <SelectInput name="soil" required options={[]} />
    <DayInput name="day" required min="2027-05-10" />
    <TimeInput name="time" required />
    <TextInput name="neighbour.plot" required />
  </ExampleForm>
);

const meta = preview.meta({ component: ErrorSummary, parameters: { docs: { description: { component: guidance('form/ErrorSummary') } } }, render: () => <Example /> });

async function refused({ canvas, globals, userEvent }: PlayContext) {
  const t = translator(exampleTexts, globals['locale']);
  await scrollToField(() => {
    const [, second] = canvas.getAllByRole('group');
    if (!second) throw new Error('One of the two pickers has not come yet');
    return second;
  });
  await userEvent.click(canvas.getByRole('button', { name: t('send') }));
  const summary = await canvas.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  return { t, language: languageOf(globals['locale']), summary, link: (name: string) => within(summary).getByRole('link', { name }) };
}

/** Before the first submit. Checks that no summary is shown. */
export const Empty = meta.story({
  tags: ['no-screenshot'],
  async play({ canvas }) {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Rejected form. Checks that the summary is a named list of the fields' error messages. */
export const Default = meta.story({
  tags: ['layout'],
  async play(steps) {
    const { t, language, summary } = await refused(steps);
    const list = within(summary).getByRole('list', { name: translator(formTexts, steps.globals['locale'])('whatIsWrong') });
    const lines = within(list).getAllByRole('listitem');
    await expect(lines).toHaveLength(FIELDS.length);
    await expect(lines[0]).toHaveTextContent(`${t('fields.name.label')} – ${validationText('fullNameRequired', language)}`);
    await expect(list).toHaveTextContent(`${t('fields.rows.label')} – ${normalizeSpaces(validationText('tooMany:8', language))}`);
    await expect(list).toHaveTextContent(`${t('fields.neighbour.plot.label')} – ${validationText('required', language)}`);
    await expectTouchTargets(within(list).getAllByRole('link').filter((link) => link.getBoundingClientRect().width >= 44));
  },
});

/** Keyboard navigation: each entry of the summary moves the focus to its field, of every kind. */
export const Keyboard = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { t, summary, link } = await refused(steps);
    const { canvas, userEvent } = steps;
    await userEvent.tab();
    await expect(within(summary).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: t('fields.name.label') })).toHaveFocus();
    await userEvent.click(link(t('fields.rows.label')));
    await expect(canvas.getByRole('textbox', { name: t('fields.rows.label') })).toHaveFocus();
    await userEvent.click(link(t('fields.soil.label')));
    await expect(canvas.getByRole('combobox', { name: t('fields.soil.label') })).toHaveFocus();
    await userEvent.click(link(t('fields.neighbour.plot.label')));
    await expect(canvas.getByRole('textbox', { name: t('fields.neighbour.plot.label') })).toHaveFocus();
    for (const name of ['day', 'time'] as const) {
      const field = canvas.getByRole('group', { name: t(`fields.${name}.label`) });
      await userEvent.click(link(t(`fields.${name}.label`)));
      await waitFor(() => expect(within(field).getAllByRole('spinbutton')[0]).toHaveFocus());
    }
  },
});

/** Second submit. Checks that the summary takes the focus again and lists only the remaining errors. */
export const SecondAttempt = meta.story({
  tags: ['no-screenshot', '!dev'],
  async play(steps) {
    const { t, summary } = await refused(steps);
    await steps.userEvent.type(steps.canvas.getByRole('textbox', { name: t('fields.name.label') }), 'Josée');
    await waitFor(() => expect(within(summary).getAllByRole('listitem')).toHaveLength(FIELDS.length - 1));
    await expect(summary).not.toHaveFocus();
    await steps.userEvent.click(steps.canvas.getByRole('button', { name: t('send') }));
    await waitFor(() => expect(summary).toHaveFocus());
  },
});

export const LongText = meta.story({
  render: () => <Example texts={longTexts} narrow />,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  async play(steps) {
    const { summary } = await refused(steps);
    await expectNoOverflow([summary, ...within(summary).getAllByRole('link')]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
