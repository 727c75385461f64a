import { lazyWithPreload } from '../components/lazyWithPreload';

/** Whether a path belongs to the back office. */
export const isInOffice = (pathname: string): boolean => /^\/\w\w\/admin\b/.test(pathname);

/** Layout of the back office. Lazy, because visitors never need this chunk. */
export const AdminFrame = lazyWithPreload(async () => (await import('./AdminFrame')).AdminFrame);
