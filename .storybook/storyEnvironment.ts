import MockDate from 'mockdate';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { PreviewAddon, StrictInputType } from 'storybook/internal/csf';
import { rereadConsent } from '../src/api/consent';
import { clearSession, storeSession } from '../src/api/session';
import { STORAGE_KEYS } from '../src/api/storage';
import { consentOf, NECESSARY_ONLY, writeConsent, type OptionalChoice } from '../src/contract/consent';
import { DEFAULT_PUBLIC_SETTINGS } from '../src/contract/defaultSettings';
import type { PublicSettings } from '../src/contract/settings';
import type { Session } from '../src/contract/user';
import { memberSession } from '../stories/fixtures/account';
import { handlers as defaultHandlers } from '../stories/fixtures/handlers';
import { NOW } from '../stories/fixtures/now';
import { ownerSession } from '../stories/fixtures/user';

/** Environment of a story, set under `parameters`. */
export interface StoryEnvironment {
  /** Route path without the language prefix. */
  route: string;
  /** Current time, as ISO text. */
  clock: string;
  /** Session of the logged-in user; null for a visitor. */
  session: Session | null;
  /** Stored consent choice; null for a visitor who has not answered the cookie banner. */
  consent: OptionalChoice | null;
  /** Time of the login and of the consent choice, as ISO text; null for `clock`. */
  signedInAt: string | null;
  /** MSW handlers that replace the default fixtures. A story's list replaces its meta's. */
  handlers: readonly HttpHandler[];
  /** Settings of the business; those of a new installation by default. */
  settings: PublicSettings;
  /** Shows header and footer (or the back office's menu) around the story. */
  siteFrame: boolean;
  /** Parts of the environment that the Controls panel offers. Pages offer all of them by default. */
  environmentControls: readonly EnvironmentControl[] | null;
}

const SESSIONS = { visitor: null, member: memberSession, owner: ownerSession } as const;
type Viewer = keyof typeof SESSIONS;

const NO_FAULT = 'asInStory';
const FAULTS = {
  loading: () => delay('infinite'),
  failing: () => HttpResponse.json({}, { status: 500 }),
  offline: () => HttpResponse.error(),
} as const;
type Server = keyof typeof FAULTS | typeof NO_FAULT;

/** Values of the environment controls. Storybook passes them with the story's args. */
export interface EnvironmentArgs {
  viewer?: Viewer;
  server?: Server;
  siteFrame?: boolean;
}
type EnvironmentControl = keyof EnvironmentArgs;

const CATEGORY = { category: 'Environment of the story' };

const ENVIRONMENT_ARG_TYPES: Record<EnvironmentControl, StrictInputType> = {
  viewer: {
    name: 'Viewer',
    description: 'User who is logged in.',
    options: Object.keys(SESSIONS),
    control: { type: 'inline-radio', labels: { visitor: 'Visitor', member: 'Member', owner: 'Owner' } },
    table: CATEGORY,
  },
  server: {
    name: 'Server',
    description: 'How the server answers.',
    options: [NO_FAULT, ...Object.keys(FAULTS)],
    control: { type: 'inline-radio', labels: { [NO_FAULT]: 'As in this story', loading: 'Still loading', failing: 'Failing', offline: 'Unreachable' } },
    table: CATEGORY,
  },
  siteFrame: { name: 'Header and footer', description: 'Render the page between the header and the footer.', control: 'boolean', table: CATEGORY },
};

const DEFAULTS: StoryEnvironment = { route: 'booking', clock: NOW, session: null, consent: NECESSARY_ONLY, signedInAt: null, handlers: [], settings: DEFAULT_PUBLIC_SETTINGS, siteFrame: false, environmentControls: null };

const viewerOf = (session: Session | null): Viewer => {
  if (!session) return 'visitor';
  return session.user.role === 'admin' ? 'owner' : 'member';
};

const controlsOf = (title: string, { environmentControls }: StoryEnvironment): readonly EnvironmentControl[] =>
  environmentControls ?? (title.startsWith('pages/') ? (['viewer', 'server', 'siteFrame'] as const) : []);

const pick = <Value>(values: Readonly<Record<EnvironmentControl, Value>>, names: readonly EnvironmentControl[]) => Object.fromEntries(names.map((name) => [name, values[name]]));

/** Control values that the running story is set up for. */
let current: EnvironmentArgs = {};

const faultHandler = http.all('/api/*', () => {
  const { server = NO_FAULT } = current;
  return server === NO_FAULT ? undefined : FAULTS[server]();
});

/** Returns the story's own session, unless the controls select another viewer. */
const sessionOf = (viewer: Viewer | undefined, session: Session | null) => (viewer === undefined || viewer === viewerOf(session) ? session : SESSIONS[viewer]);

const listeners = new Set<() => void>();

/** Subscribes to changed environment controls. @returns an unsubscribe function */
export function subscribeControls(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a key that identifies the environment of the running story. */
export const environmentKey = (): string => JSON.stringify(current);

/** Applies controls that were changed after the story was set up. */
export function applyControls({ viewer, server }: EnvironmentArgs, { session, signedInAt, clock }: StoryEnvironment): void {
  if (viewer === current.viewer && server === current.server) return;
  current = { viewer, server };
  const chosen = sessionOf(viewer, session);
  if (chosen) storeSession(chosen, new Date(signedInAt ?? clock));
  else clearSession();
  for (const listener of listeners) listener();
}

/** Sets up the environment of every story before it renders. */
export const storyEnvironment: PreviewAddon<{ parameters: Partial<StoryEnvironment> }> = {
  parameters: DEFAULTS,
  argsEnhancers: [
    ({ title, parameters, initialArgs }) => {
      const environment = parameters as StoryEnvironment;
      return { ...pick<unknown>({ viewer: viewerOf(environment.session), server: NO_FAULT, siteFrame: environment.siteFrame }, controlsOf(title, environment)), ...initialArgs };
    },
  ],
  argTypesEnhancers: [({ title, parameters, argTypes }) => ({ ...argTypes, ...pick(ENVIRONMENT_ARG_TYPES, controlsOf(title, parameters as StoryEnvironment)) })],
  beforeEach({ msw, parameters, args }) {
    const environment = parameters as StoryEnvironment;
    const { clock, consent, signedInAt, handlers } = environment;
    const { viewer, server } = args as EnvironmentArgs;
    const before = new Date(signedInAt ?? clock);
    MockDate.set(clock);
    localStorage.clear();
    current = { viewer, server };
    const session = sessionOf(viewer, environment.session);
    if (session) storeSession(session, before);
    document.cookie = `${STORAGE_KEYS.consent}=${consent ? writeConsent(consentOf(consent, before.getTime())) : '; Max-Age=0'}; Path=/`;
    rereadConsent();
    msw.use(faultHandler, ...handlers, ...defaultHandlers);
    return () => MockDate.reset();
  },
};
