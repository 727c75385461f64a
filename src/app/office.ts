import { lazyWithPreload } from '../components/lazyWithPreload';

/** Whether an address is one of the back office. */
export const isInOffice = (pathname: string): boolean => /^\/\w\w\/admin\b/.test(pathname);

/** What stands around every page of the back office. Visitors never need it. */
export const AdminFrame = lazyWithPreload(async () => (await import('./AdminFrame')).AdminFrame);
