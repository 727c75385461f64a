import { PASSWORD_HINT } from '../../../contract/passwordHint';
import { enumColumn, booleanColumn, instant, textColumn } from '../columns';
import type { Manifest, Option } from '../manifest';

const LANGUAGES: readonly Option[] = [
  { value: 'fr', label: { fr: 'Français', en: 'French' } },
  { value: 'en', label: { fr: 'Anglais', en: 'English' } },
];

const ROLES: readonly Option[] = [
  { value: 'user', label: { fr: 'Membre', en: 'Member' } },
  { value: 'admin', label: { fr: 'Administrateur', en: 'Administrator' } },
];

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const user: Manifest = {
  resource: 'user',
  drawing: 'plate',
  texts: {
    one: { fr: 'compte', en: 'account' },
    create: { fr: 'Nouveau compte', en: 'New account' },
  },
  nameOf: (row) => text(row['name']) || text(row['username']) || row.id,
  finds: { fr: 'Nom, courriel ou nom d’utilisateur', en: 'Name, email or username' },
  columns: [
    textColumn('email', { fr: 'Courriel', en: 'Email' }, { width: 240 }),
    textColumn('username', { fr: 'Nom d’utilisateur', en: 'Username' }),
    enumColumn('role', { fr: 'Rôle', en: 'Role' }, ROLES, { width: 150 }),
    enumColumn('language', { fr: 'Langue', en: 'Language' }, LANGUAGES, { hidden: true }),
    booleanColumn('disabled', { fr: 'Accès', en: 'Access' }, { yes: { label: { fr: 'Fermé', en: 'Closed' }, tone: 'bad' }, no: { label: { fr: 'Ouvert', en: 'Open' }, tone: 'quiet' } }, false, { width: 110 }),
    instant('createdAt', { fr: 'Inscrit le', en: 'Joined' }),
  ],
  groups: [
    {
      title: { fr: 'La personne', en: 'The person' },
      fields: [
        { kind: 'line', name: 'name', label: { fr: 'Nom complet', en: 'Full name' } },
        { kind: 'email', name: 'email', required: true, label: { fr: 'Courriel', en: 'Email' } },
        {
          kind: 'choice',
          name: 'language',
          label: { fr: 'Langue de ses courriels', en: 'Language of their emails' },
          options: LANGUAGES,
        },
      ],
    },
    {
      title: { fr: 'Le compte', en: 'The account' },
      fields: [
        { kind: 'line', name: 'username', required: true, label: { fr: 'Nom d’utilisateur', en: 'Username' } },
        {
          kind: 'choice',
          name: 'role',
          label: { fr: 'Rôle', en: 'Role' },
          editHint: { fr: 'Changer de rôle ferme les sessions de la personne.', en: 'Another role ends the person’s sessions.' },
          options: ROLES,
        },
        {
          kind: 'password',
          name: 'password',
          label: { fr: 'Mot de passe', en: 'Password' },
          hint: PASSWORD_HINT,
          editHint: { fr: 'Laissez vide pour garder l’actuel. Un nouveau ferme les sessions de la personne et l’avertit par courriel.', en: 'Leave empty to keep the current one. A new one ends the person’s sessions and tells them by email.' },
        },
        {
          kind: 'flag',
          name: 'disabled',
          label: { fr: 'Compte fermé', en: 'Account closed' },
          hint: { fr: 'La personne ne peut plus se connecter ; ce qu’elle a demandé reste.', en: 'The person can no longer log in; what they asked for stays.' },
          wide: true,
        },
      ],
    },
  ],
};
