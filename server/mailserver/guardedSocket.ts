import { lookup } from 'node:dns';
import { BlockList, connect, isIP, type LookupFunction, type Socket } from 'node:net';

/** Connection to an address that the server must not be made to open. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** Builds a list of networks. Each family has its own, because a list compares IPv4 addresses with IPv6 networks too. */
function networksOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const PRIVATE_IPV4 = networksOf('ipv4', [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['224.0.0.0', 4], ['240.0.0.0', 4],
]);
/** Unspecified and loopback, IPv4-mapped, NAT64, 6to4, unique local, link-local and multicast addresses. */
const PRIVATE_IPV6 = networksOf('ipv6', [['::', 127], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['2002::', 16], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8]]);

/** Whether an IP address belongs to this machine, a private network, or no single host. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 6 ? PRIVATE_IPV6.check(address, 'ipv6') : family === 0 || PRIVATE_IPV4.check(address);
}

/** Resolves a name to its public addresses. The connection then uses exactly these, so a second DNS response cannot replace them. */
const publicLookup: LookupFunction = (host, _, callback) => {
  lookup(host, { all: true }, (error, addresses) => {
    const allowed = error ? [] : addresses.filter(({ address }) => !isPrivateAddress(address));
    callback(error ?? (allowed.length === 0 ? new PrivateAddressError(`${host} is on a private network`) : null), allowed);
  });
};

/**
 * Opens a connection to a mail server.
 * @param allowPrivate whether hosts on private networks and on this machine are allowed
 * @param timeoutMs limit for the DNS lookup and the connection
 * @throws PrivateAddressError for a host that is not allowed; the system's error otherwise, with the code ETIMEDOUT after the limit
 */
export function openMailSocket({ host, port, allowPrivate, timeoutMs }: { host: string; port: number; allowPrivate: boolean; timeoutMs: number }): Promise<Socket> {
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(new PrivateAddressError(`${host} is on a private network`));
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, autoSelectFamily: true, ...(allowPrivate ? {} : { lookup: publicLookup }) });
    const late = setTimeout(() => socket.destroy(Object.assign(new Error(`${host} did not answer in time`), { code: 'ETIMEDOUT' })), timeoutMs);
    const failed = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    socket.once('error', failed);
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', failed);
      resolve(socket);
    });
  });
}
