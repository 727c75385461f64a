import type { DietValues } from '../../contract/dietKinds';
import { EMPTY_OPTIONAL } from '../../contract/optionalFields';
import type { BuilderForm, WizardForm } from '../../contract/memberRequest';

/** Form values while typing: numbers may be incomplete, and choices may be empty. */
type Typed<Form extends { adults: number; children: number; kind: string }> = {
  [Name in keyof Form]-?: Name extends 'adults' | 'children' ? number | string : Name extends 'pricePerChild' | 'kind' ? string : Name extends 'diets' ? DietValues[] : Form[Name];
};

export type BuilderValues = Typed<BuilderForm>;
export type WizardValues = Typed<WizardForm>;
/** Fields common to both forms. */
export type PartyValues = Omit<BuilderValues, 'title' | 'description' | 'trainingType' | 'reusableUtensils'>;

const PARTY: PartyValues = { kind: '', adults: 1, children: 0, pricePerChild: '', date: '', time: '', trainingPlace: '', location: '', meats: [], sides: [], tools: [], contentFocus: [], notes: '', ...EMPTY_OPTIONAL, diets: [] };

export const EMPTY_BUILDER: BuilderValues = { ...PARTY, trainingType: '', title: '', description: '', reusableUtensils: false };
export const EMPTY_WIZARD: WizardValues = { ...PARTY, kind: 'event', hostName: '', email: '' };
