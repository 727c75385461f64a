import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** Bindings that @hono/node-server passes. Missing in tests that call the app directly. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** First 64 bits of an IPv6 address, which identify one household or server. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const expanded = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return expanded.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Client address for rate limits: the peer of the connection or, behind `trustedProxies` proxies, the address seen by the outermost one. Entries
 * further left in X-Forwarded-For can be forged by the client and are ignored.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = (seen && (isIPv4(seen) || isIPv6(seen)) ? seen : incoming?.socket?.remoteAddress) ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? network(plain) : plain;
}
