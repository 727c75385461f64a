import { BUSINESS } from '../contract/business';
import type { SiteRoute } from './routes';

/** A document's title. @param words the page's name or, of the home page, the business's tagline */
export const pageTitle = (name: SiteRoute['name'], words: string): string => (name === 'home' ? `${BUSINESS.name} · ${words}` : `${words} · ${BUSINESS.name}`);
