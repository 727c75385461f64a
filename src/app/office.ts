import { later } from '../components/later';

/** Whether an address is one of the back office. */
export const isInOffice = (pathname: string): boolean => /^\/\w\w\/admin\b/.test(pathname);

/** What stands around every page of the back office. Visitors never need it. */
export const AdminFrame = later(async () => (await import('./AdminFrame')).AdminFrame);
