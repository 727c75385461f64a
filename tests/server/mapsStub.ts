import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/defaultPrivateSettings';
import type { Point } from '../../src/contract/geo';
import type { MapsRequest } from '../../src/contract/maps';
import { createMaps, type MapsOptions } from '../../server/maps/createMaps';
import type { Maps } from '../../server/maps/maps';

export interface Asked {
  path: string;
  query: Record<string, string>;
  userAgent: string | undefined;
  at: number;
}

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** Response with a JSON document. */
export const json =
  (body: unknown, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };

export const UPTON = [{ lat: '45.6521', lon: '-72.6812', display_name: '455, Rue Principale, Upton, Québec, Canada', licence: 'left out' }];
export const ROAD = { code: 'Ok', routes: [{ distance: 14_321.4, duration: 840.2, legs: [] }], waypoints: [] };
export const GOOGLE_UPTON = { status: 'OK', results: [{ formatted_address: 'Upton, QC', place_id: 'x', geometry: { location: { lat: 45.65, lng: -72.68 } } }] };
export const GOOGLE_ROAD = { status: 'OK', rows: [{ elements: [{ status: 'OK', distance: { value: 14_000, text: '14 km' } }] }], origin_addresses: ['x'] };
export const GOOGLE_ROUTE = { status: 'OK', routes: [{ summary: 'x', legs: [{ distance: { value: 14_000 }, duration: { value: 800 }, steps: [] }] }] };

const PIECE = Buffer.alloc(64 * 1024, ' ');

/** Response of 50 MB, sent as fast as the client reads. @returns the response, and the number of bytes written */
export function flood(): { reply: Reply; sent: () => number } {
  let sent = 0;
  return {
    sent: () => sent,
    reply: (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const fill = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += PIECE.length;
          if (!response.write(PIECE)) return void response.once('drain', fill);
        }
      };
      fill();
    },
  };
}

/** Responses for each kind of call, which a test overrides as needed. */
export interface Replies {
  geocoder: Reply;
  router: Reply;
  google: Reply;
}

export interface Stub {
  /** Maps of a business at its default premises, unless a call names others. */
  maps: { respond: (request: MapsRequest, premises?: Point) => ReturnType<Maps['respond']>; travel: (location: string, premises?: Point) => ReturnType<Maps['travel']> };
  replies: Replies;
  asked: Asked[];
  logged: { fields: object; message: string }[];
  /** Advances the clock of the maps. */
  wait: (ms: number) => void;
}

/** Starts the maps with a stub server on loopback in place of their services. */
export async function startMaps(options: Partial<MapsOptions> = {}): Promise<Stub> {
  const replies: Replies = { geocoder: json(UPTON), router: json(ROAD), google: json({ status: 'OK' }) };
  const asked: Asked[] = [];
  const logged: Stub['logged'] = [];
  let now = Date.parse('2026-11-21T12:00:00Z');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), userAgent: request.headers['user-agent'], at: performance.now() });
    if (pathname.startsWith('/maps/')) replies.google(response, request);
    else if (pathname === '/search') replies.geocoder(response, request);
    else replies.router(response, request);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const maps = createMaps({
    contact: () => Promise.resolve('bonjour@boucane.example'),
    geocoderUrl: `${root}/search`,
    routerUrl: `${root}/`,
    clock: () => new Date(now),
    log: { warn: (fields, message) => void logged.push({ fields, message }) },
    // Google's URLs are fixed in the code. Here they are redirected to the stub.
    fetch: (input, init) => fetch(String(input instanceof Request ? input.url : input).replace('https://maps.googleapis.com', root), init),
    spacingMs: 0,
    ...options,
  });
  const atHome = {
    respond: (request: MapsRequest, premises: Point = DEFAULT_SETTINGS.premises) => maps.respond(request, premises),
    travel: (location: string, premises: Point = DEFAULT_SETTINGS.premises) => maps.travel(location, premises),
  };
  return { maps: atHome, replies, asked, logged, wait: (ms) => void (now += ms) };
}

/** Timeouts of one fortieth of the real ones, in milliseconds, for services that respond slowly. */
export const IMPATIENT = { timeoutMs: 100, budgetMs: 120 };

/** URLs of services that are not running. */
export async function noServices(): Promise<Pick<MapsOptions, 'geocoderUrl' | 'routerUrl'>> {
  const server = createServer();
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise((closed) => void server.close(closed));
  return { geocoderUrl: `${root}/search`, routerUrl: root };
}
