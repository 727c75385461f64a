import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { factsOf } from '../../contract/textFacts';
import { PageTexts } from '../../features/editing/PageTexts';
import { textsWithoutPencil, type FoundText } from '../../features/editing/pageTexts';
import { TextDialog } from '../../features/editing/TextDialog';
import type { TaggedText } from '../../i18n/tags';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useI18n } from '../../i18n/useI18n';
import { descriptionTexts } from '../descriptionTexts';
import { titleText } from '../pageTitle';
import { routeAt } from '../routes';
import { shellTexts } from '../texts';
import { PAGE_TEXTS } from './publicTexts';

export interface EditPageProps {
  onSaved: () => void;
  onClose: () => void;
}

/** Returns the tags of the texts in a page's head: its title, and its description where it has one. */
function headTags(address: string): string[] {
  const route = routeAt(address.replace(/(?<=.)\/$/, ''));
  // A page about one resource takes its title from the resource.
  if (!route || route.ownTitle) return [];
  return [`${shellTexts.namespace}.${titleText(route.name)}`, ...(route.unlisted ? [] : [`${descriptionTexts.namespace}.${route.name}`])];
}

/** Finds the current page's texts that have no edit button, and edits them. */
export function EditPage({ onSaved, onClose }: EditPageProps) {
  const texts = useI18n();
  const language = useLanguage();
  const settings = useSettings();
  const { pathname } = useLocation();
  const [head] = useState(() => headTags(pathname));
  const textOf = ({ namespace, tag, builtIn }: TaggedText): string | undefined => {
    const text: unknown = texts.getResource(language, namespace, tag.slice(namespace.length + 1));
    if (typeof text === 'string') return text;
    // Descriptions are not loaded by pages: one is only in the store after the owner has changed it.
    return head.includes(tag) ? builtIn[language] : undefined;
  };
  const [found, setFound] = useState<FoundText[]>(() => textsWithoutPencil(document.body, { texts: PAGE_TEXTS, head, wordsOf: textOf, facts: factsOf(settings, language) }));
  const [edited, setEdited] = useState<FoundText | null>(null);
  return (
    <>
      <PageTexts found={found} onEdit={setEdited} onClose={onClose} />
      {edited && (
        <TextDialog
          text={edited.text}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setFound(found.map((each) => ({ ...each, words: textOf(each.text) ?? each.words })));
            onSaved();
          }}
        />
      )}
    </>
  );
}
