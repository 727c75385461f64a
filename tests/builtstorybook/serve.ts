import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Subpath like those of deploy previews and build artifacts. */
const PATH = '/some/path/storybook/';

export interface StaticServer {
  /** URL of the folder. */
  url: string;
  /** Paths of requests without a matching file. */
  missing: string[];
  close: () => Promise<void>;
}

/** Serves a folder under a subpath. @param alter changes the text of a script before it is sent */
export function serveFolder(root: string, alter?: (script: string) => string): Promise<StaticServer> {
  const missing: string[] = [];
  const app = new Hono();
  if (alter) {
    app.use('*', async (context, next) => {
      await next();
      if (!context.req.path.endsWith('.js') || !context.res.ok) return;
      const script = alter(await context.res.text());
      context.res = undefined;
      context.res = new Response(script, { headers: { 'content-type': 'text/javascript' } });
    });
  }
  app.use(`${PATH}*`, serveStatic({ root, rewriteRequestPath: (path) => path.slice(PATH.length - 1) }));
  app.notFound((context) => {
    missing.push(context.req.path);
    return context.text('Not found', 404);
  });
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve({
        url: `http://127.0.0.1:${port}${PATH}`,
        missing,
        close: () => new Promise((done) => void server.close(() => done())),
      }),
    );
  });
}
