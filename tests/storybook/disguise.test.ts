import { describe, expect, it, test } from 'vitest';
import { withTextMode, pseudoLocalize } from '../../.storybook/pseudoLocalization';
import { addTexts, createI18n } from '../../src/i18n/i18n';
import { defineTexts } from '../../src/i18n/texts';

const TEXTS = defineTexts('example', {
  title: { fr: 'Réserver cette date', en: 'Book this date' },
  greeting: { fr: 'Bonjour {{name}}', en: 'Hello {{name}}' },
  deep: { rows_one: { fr: '{{count}} rang', en: '{{count}} row' }, rows_other: { fr: '{{count}} rangs', en: '{{count}} rows' } },
});

function speaking(textMode: 'plain' | 'long' | 'keys') {
  const texts = withTextMode(createI18n('fr'), textMode);
  addTexts(texts, TEXTS);
  return texts.getFixedT('fr', 'example');
}

describe('lengthened text', () => {
  it.each(['Envoyer ma demande', 'Le méchoui de l’érablière, pour quarante convives', 'Book this date', 'Confirmation'])('%s becomes about a third longer, in brackets', (text) => {
    const longer = pseudoLocalize(text);
    expect(longer).toMatch(/^\[.*\]$/);
    expect((longer.length - 2) / text.length).toBeGreaterThan(1.2);
    expect((longer.length - 2) / text.length).toBeLessThan(1.45);
  });

  it('keeps its tags and entities', () => {
    expect(pseudoLocalize('<p>une <strong>bûche</strong> &amp; du feu</p>')).toMatch(/^<p>.+<strong>.+<\/strong> &amp; .+<\/p>$/);
  });

  it('stays empty for an empty string', () => {
    expect(pseudoLocalize('')).toBe('');
  });
});

test('a store transforms its own texts without affecting other stores', () => {
  expect(speaking('long')('title')).toBe(pseudoLocalize('Réserver cette date'));
  expect(speaking('keys')('deep.rows', { count: 3 })).toBe('example.deep.rows');
  expect(speaking('plain')('greeting', { name: 'Julie' })).toBe('Bonjour Julie');
});
