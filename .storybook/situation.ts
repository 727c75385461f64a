import MockDate from 'mockdate';
import type { HttpHandler } from 'msw';
import type { PreviewAddon } from 'storybook/internal/csf';
import { rereadConsent } from '../src/api/consent';
import { storeSession } from '../src/api/session';
import { STORAGE_KEYS } from '../src/api/storage';
import { consentOf, NECESSARY_ONLY, writeConsent, type OptionalChoice } from '../src/contract/consent';
import type { Session } from '../src/contract/user';
import { handlers } from '../stories/fixtures/handlers';
import { NOW } from '../stories/fixtures/now';

/** What a story says, under `parameters`, of the situation that it is looked at in. */
export interface Situation {
  /** The address it stands at, under its language. */
  route: string;
  /** The moment it lives in, as ISO text. */
  clock: string;
  /** Who is signed in; null for a visitor. */
  session: Session | null;
  /** What was answered to the question about cookies; null for who has never chosen. */
  consent: OptionalChoice | null;
  /** When they signed in and answered, as ISO text; null for that very moment. */
  since: string | null;
  /** What the server answers otherwise than usual. A story's own take the place of its page's. */
  answers: readonly HttpHandler[];
}

/** A visitor who has already answered the question about cookies, and a server that answers its fixtures. */
const USUAL: Situation = { route: 'booking', clock: NOW, session: null, consent: NECESSARY_ONLY, since: null, answers: [] };

/** Puts every story in its situation before it is drawn. */
export const situation: PreviewAddon<{ parameters: Partial<Situation> }> = {
  parameters: USUAL,
  beforeEach({ msw, parameters }) {
    const { clock, session, consent, since, answers } = parameters as Situation;
    const before = new Date(since ?? clock);
    MockDate.set(clock);
    localStorage.clear();
    if (session) storeSession(session, before);
    document.cookie = `${STORAGE_KEYS.consent}=${consent ? writeConsent(consentOf(consent, before.getTime())) : '; Max-Age=0'}; Path=/`;
    rereadConsent();
    msw.use(...answers, ...handlers);
    return () => MockDate.reset();
  },
};
