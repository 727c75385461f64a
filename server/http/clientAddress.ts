import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** What @hono/node-server passes along; a test that calls the app directly passes nothing. */
interface NodeBindings {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** An IPv6 address's first 64 bits: what one household or one server has to itself. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after];
  return whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

/**
 * Who a rate limit counts: the address at the other end of the connection or, behind `trustedProxies` proxies, the one that the
 * outermost of them saw. What stands further left in X-Forwarded-For was written by the client and is not read.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const { incoming } = (context.env ?? {}) as NodeBindings;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  const address = (seen && (isIPv4(seen) || isIPv6(seen)) ? seen : incoming?.socket?.remoteAddress) ?? 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? network(plain) : plain;
}
