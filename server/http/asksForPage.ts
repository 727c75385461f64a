import type { Context } from 'hono';

/** Whether a page may be the answer: browsers name HTML, programs that preview a link take anything, and a file has an extension. */
export const asksForPage = ({ req }: Context): boolean =>
  (req.method === 'GET' || req.method === 'HEAD') && /text\/html|\*\/\*/.test(req.header('accept') ?? '*/*') && !/\.[^/]*$/.test(req.path);
