import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { object } from 'yup';
import { expect, test } from 'vitest';
import { Providers } from '../../../src/app/Providers';
import { DayInput } from '../../../src/components/form/DayInput';
import { Form } from '../../../src/components/form/Form';
import { DateTimeInput } from '../../../src/components/form/DateTimeInput';
import { NumberInput } from '../../../src/components/form/NumberInput';
import { TimeInput } from '../../../src/components/form/TimeInput';
import { createI18n } from '../../../src/i18n/i18n';
import { LanguageProvider } from '../../../src/i18n/LanguageProvider';
import { defineTexts } from '../../../src/i18n/texts';
import { createEmotionCache } from '../../../src/theme/emotionCache';

const texts = defineTexts('served', { fields: { day: { label: { fr: 'Jour', en: 'Day' } }, time: { label: { fr: 'Heure', en: 'Time' } }, moment: { label: { fr: 'Début', en: 'Beginning' } } } });

/** Returns the server-rendered HTML of a form with these fields, which is shown until a picker's code has loaded. */
const served = (children: ReactNode) =>
  renderToString(
    <Providers texts={createI18n('fr')} styles={createEmotionCache()}>
      <LanguageProvider language="fr">
        <Form schema={object()} initialValues={{ day: '2027-07-03', time: '17:30', moment: '2027-07-03T17:30', adults: 4 }} texts={texts} onSubmit={() => {}}>
          {children}
        </Form>
      </LanguageProvider>
    </Providers>,
  );

const input = (html: string) => /<input[^>]*>/.exec(html)?.[0] ?? '';

test("a day renders as a native input before the calendar's code loads", () => {
  const html = served(<DayInput name="day" required min="2027-05-10" />);
  expect(html).toMatch(/<label[^>]*for="field-day"[^>]*>Jour/);
  for (const part of ['id="field-day"', 'type="date"', 'min="2027-05-10"', 'value="2027-07-03"', 'required']) expect(input(html)).toContain(part);
});

test("a time renders as a native input before the clock's code loads", () => {
  const html = served(<TimeInput name="time" required />);
  expect(html).toMatch(/<label[^>]*for="field-time"[^>]*>Heure/);
  for (const part of ['id="field-time"', 'type="time"', 'value="17:30"', 'required']) expect(input(html)).toContain(part);
});

test("a date and time renders as a native input before the picker's code loads", () => {
  const html = served(<DateTimeInput name="moment" required />);
  expect(html).toMatch(/<label[^>]*for="field-moment"[^>]*>Début/);
  for (const part of ['id="field-moment"', 'type="datetime-local"', 'value="2027-07-03T17:30"', 'required']) expect(input(html)).toContain(part);
});

test('a number can be typed before hydration, and its buttons are disabled until then', () => {
  const html = served(<NumberInput name="adults" min={1} />);
  expect(input(html)).toContain('value="4"');
  const buttons = html.match(/<button[^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toContain('aria-disabled="true"');
});
