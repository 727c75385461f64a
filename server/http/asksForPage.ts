import type { Context } from 'hono';

/** Whether a page is an acceptable response: browsers accept HTML, link previewers accept anything, and paths of files have an extension. */
export const asksForPage = ({ req }: Context): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && /text\/html|\*\/\*/.test(req.header('accept') ?? '*/*') && !/\.[^/]*$/.test(req.path);
