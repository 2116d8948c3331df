import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

export interface Client {
  /** The visitor's address as reported by trusted proxies; empty when the connection is gone. */
  address: string;
  /** Whether the visitor's connection is HTTPS. */
  secure: boolean;
  /** The requested host, in lower case, with port. */
  host: string;
}

export type ClientInfo = (c: Context) => Client;

/** Whether a forwarding header from this sender is trusted; `hop` counts from 0 at our own connection. */
type Trust = (address: string, hop: number) => boolean;

function plain(address: string): string {
  return address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1');
}

function addSubnet(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.trim().split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(prefix), family);
}

/** @param setting `off`, `loopback`, a number of proxies, or comma-separated addresses and networks */
function trustOf(setting: string): Trust {
  if (setting === 'off' || setting === '0') return () => false;
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting);
  const list = new BlockList();
  const entries = setting === 'loopback' ? ['127.0.0.0/8', '::1'] : setting.split(',');
  for (const entry of entries) addSubnet(list, entry);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function last(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim();
}

/**
 * Determines the client. Forwarding headers count only if written by trusted proxies: the list is read from our end,
 * and the first address that is not a trusted proxy is the visitor.
 * @throws Error when the setting contains something that is not an address
 */
export function createClientInfo(setting: string): ClientInfo {
  const trusted = trustOf(setting);
  return (c) => {
    const peer = plain(getConnInfo(c).remote.address ?? '');
    const isProxied = trusted(peer, 0);
    const chain = isProxied
      ? (c.req.header('x-forwarded-for') ?? '').split(',').map(plain).filter(Boolean)
      : [];
    let address = peer;
    for (let hop = 0; trusted(address, hop) && chain.length > 0; hop++) address = chain.pop() ?? address;
    const forwardedHost = isProxied ? last(c.req.header('x-forwarded-host')) : undefined;
    const { host, protocol } = new URL(c.req.url);
    const scheme = (isProxied && last(c.req.header('x-forwarded-proto'))) || protocol.slice(0, -1);
    return { address, secure: scheme === 'https', host: (forwardedHost ?? host).toLowerCase() };
  };
}
