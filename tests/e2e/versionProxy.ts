import { createServer, request } from 'node:http';

/** Proxy in front of the server that can simulate a new version of the site. */
export interface VersionProxy {
  url: string;
  /** Changes the content of the service worker, as a new build does. */
  renew: () => void;
  close: () => Promise<void>;
}

/** Opens a proxy that forwards all requests to the server at an address. */
export async function startVersionProxy(target: string): Promise<VersionProxy> {
  let version = 0;
  const server = createServer((asked, response) => {
    const isWorker = asked.url === '/sw.js' && version > 0;
    // The service worker is requested uncompressed and unconditionally, because a line is appended to its content.
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...plain } = asked.headers;
    const onward = request(target + (asked.url ?? '/'), { method: asked.method, headers: isWorker ? plain : asked.headers }, (found) => {
      const { 'content-length': _length, etag: _etag, ...headers } = found.headers;
      response.writeHead(found.statusCode ?? 502, isWorker ? headers : found.headers);
      found.pipe(response, { end: !isWorker });
      if (isWorker) found.once('end', () => response.end(`// ${version}\n`));
    });
    onward.once('error', () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The door has no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    renew: () => {
      version += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
