import { inShapeOf } from '../../../api/drafts';
import { loadDraft } from '../../../api/draftStore';
import type { RequestDetails } from '../../../contract/inbox';
import { EDIT_SHAPE, type EditValues } from './editValues';
import { rebased, type ContentField } from './rebase';
import { loadValues, saveValues } from './storedValues';
import { CONTENT_SHAPE, contentOf, type ContentValues } from './values';

export const editDraftName = (id: string): string => `${id} edit`;

/** Content that an edit started from. */
export interface EditBase {
  version: number;
  content: ContentValues;
}

export const baseOf = ({ version, request }: Pick<RequestDetails, 'version' | 'request'>): EditBase => ({ version, content: contentOf(request) });

export interface EditDraft {
  values: EditValues;
  /** Fields that have changed elsewhere too since the draft was written; null when the request is still the same. */
  both: ContentField[] | null;
}

function parsed(text: string | undefined): ContentValues {
  try {
    return inShapeOf(CONTENT_SHAPE, JSON.parse(text ?? 'null')) as ContentValues;
  } catch {
    return CONTENT_SHAPE;
  }
}

/** Returns the unsent edit of a request, brought up to date when the request has changed since; null when there is none. */
export function loadEditDraft(request: Pick<RequestDetails, 'id' | 'version' | 'request'>): EditDraft | null {
  const stored = loadValues(editDraftName(request.id), EDIT_SHAPE);
  if (stored === null) return null;
  const { version, content } = baseOf(request);
  if (stored.beside['version'] === String(version)) return { values: stored.values, both: null };
  return rebased(stored.values, parsed(stored.beside['base']), content);
}

/**
 * Stores an unsent edit with the content that it started from; an edit that changes nothing is not stored.
 * @returns whether the browser can store it
 */
export function saveEditDraft(request: Pick<RequestDetails, 'id' | 'version' | 'request'>, values: EditValues, initialValues: EditValues): boolean {
  const name = editDraftName(request.id);
  const { version, content } = baseOf(request);
  const isSame = JSON.stringify(values) === JSON.stringify({ ...initialValues, ...content });
  saveValues(name, isSame ? null : { values, beside: { version: String(version), base: JSON.stringify(content) } });
  return isSame || loadDraft(name, new Date()) !== null;
}
