import { lazyWithPreload } from '../components/lazyWithPreload';

/** Whether a path belongs to the back office. */
export const isAdminPath = (pathname: string): boolean => /^\/\w\w\/admin\b/.test(pathname);

/** Layout of the back office. Lazy, because visitors never need this chunk. */
export const AdminLayout = lazyWithPreload(async () => (await import('./AdminLayout')).AdminLayout);
