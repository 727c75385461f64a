import type { ResourceName } from '../../src/contract/resources';
import { registration } from './accountSetup';

export const NAMED = { name_fr: 'Épaule fumée', name_en: 'Smoked shoulder' };

const SPECIAL: Partial<Record<ResourceName, object>> = {
  training: { title_fr: 'Le feu', title_en: 'Fire' },
  content: { tag: 'home.story.lead', value: { fr: 'Bonjour', en: 'Hello' } },
  user: registration({ role: 'user' }),
};

/** Returns the least that a new resource needs. */
export const newResource = (name: ResourceName): object => SPECIAL[name] ?? NAMED;
