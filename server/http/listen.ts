import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { limitBodyTime } from './bodyTimeout';
import type { FetchHandler } from './readinessGate';

const DRAIN_MS = 10_000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Responses to requests that Node cannot parse, by Node's error code. */
const UNREADABLE: Readonly<Record<string, readonly [string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Headers too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'Too slow'],
};

export interface ListeningServer {
  port: number;
  /** Shuts down gracefully: accepts no new connections, waits up to ten seconds for requests in flight, then closes them. */
  close(): Promise<void>;
}

const started = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/**
 * Serves an app on a port (0 selects a free one).
 * @param headers added to responses that Node sends before the app is called
 * @throws the system's error, such as EADDRINUSE
 */
export async function listen(app: FetchHandler, port: number, headers: Record<string, string>): Promise<ListeningServer> {
  const refusal = (status: number, message: string) => new Response(JSON.stringify({ message }), { status, headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' } });
  const requestListener = getRequestListener(app.fetch, { errorHandler: () => refusal(400, 'Bad request'), overrideGlobalObjects: false });
  // Limits how long slow or endless requests hold a connection. Node's own limit for bodies has no exceptions, and a telephone with a weak signal needs
  // minutes to send a picture, so bodies have their own limit.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 0, maxHeaderSize: 16_384, keepAliveTimeout: 10_000 }, (request, response) => {
    limitBodyTime(request, () => {
      if (!response.headersSent) server.emit('clientError', Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
      request.socket.destroySoon();
    });
    if (!METHODS.has(request.method ?? '')) {
      // Handled here, because a web `Request` cannot be created for TRACE.
      response.writeHead(405, { ...headers, allow: 'GET, HEAD, POST, PUT, DELETE', 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify({ message: 'Method not allowed' }));
      return;
    }
    void requestListener(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, message] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'Bad request'];
    const lines = Object.entries({ ...headers, 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, '', JSON.stringify({ message })].join('\r\n'));
  });
  const actual = await started(server, port);
  return {
    port: actual,
    close: () =>
      new Promise((resolve) => {
        // Connections that were busy when closing began become idle keep-alive connections and must be closed too.
        const sweep = setInterval(() => server.closeIdleConnections(), 100);
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
