import { useNavigate } from 'react-router-dom';
import { adminPath } from '../../contract/adminResources';
import type { ResourceRecord } from '../../api/resources';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { CompletedAction } from './completedAction';
import type { Manifest } from './manifest';

/** Routes of a resource's admin screens, and navigation back to its list. */
export function useResourceNavigation(manifest: Manifest) {
  const language = useLanguage();
  const navigate = useNavigate();
  const list = `/${language}/${adminPath(manifest.resource)}`;
  return {
    list,
    editOf: ({ id }: Pick<ResourceRecord, 'id'>) => `${list}/${encodeURIComponent(id)}/edit`,
    /** Navigates back to the list, which reports the completed action. */
    backWith: (kind: CompletedAction['kind'], record: ResourceRecord, former?: CompletedAction['former']) =>
      void navigate(list, { state: { done: { kind, id: record.id, name: manifest.nameOf(record, language), ...(record.version !== undefined && { version: record.version }), ...(former && { former }) } satisfies CompletedAction } }),
  };
}
