import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import { resourcePolicy } from '../headers/security-headers.ts';
import { createAddressBook, withQuery } from './addresses.ts';
import type { BuiltSite } from './built-site.ts';
import { byteRange, chooseEncoding, entityTag, isCurrent, representation } from './negotiation.ts';
import type { Representation, SiteFile, SiteFiles } from './site-files.ts';

/** Files up to this many bytes are sent in one piece; larger ones are streamed. */
const streamAbove = 256 * 1024;

/** For URLs that contain a content hash. */
export const aYear = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** The decoded path, with encoded slashes kept; undefined if it is not valid UTF-8. */
function decodedPath(url: string): { path: string; search: string } | undefined {
  const { pathname, search } = new URL(url);
  try {
    return { path: decodeURI(pathname), search };
  } catch {
    return undefined;
  }
}

type Read = (file: string) => Promise<Buffer<ArrayBuffer>>;

/** Reads files and caches the text files of pages, some megabytes, so that requests for them need no disk access. */
function createReader(files: SiteFiles): Read {
  const text = new Set<string>();
  for (const { file, encoded } of files.values())
    if (Object.keys(encoded).length > 0)
      for (const { file: name } of [{ file }, ...Object.values(encoded)]) text.add(name);
  const held = new Map<string, Promise<Buffer<ArrayBuffer>>>();

  return (file) => {
    if (!text.has(file)) return readFile(file);
    const there = held.get(file);
    if (there) return there;
    const bytes = readFile(file);
    held.set(file, bytes);
    bytes.catch(() => held.delete(file));
    return bytes;
  };
}

async function bodyOf(
  read: Read,
  { file, size }: Representation,
  first = 0,
  last = size - 1,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream> {
  if (last - first >= streamAbove)
    return Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream;
  const bytes = await read(file);
  return new Uint8Array(bytes.buffer, bytes.byteOffset + first, last - first + 1);
}

function commonHeaders(c: Context, file: SiteFile, tag: string): void {
  c.header('Cache-Control', file.immutable ? aYear : revalidate);
  c.header('ETag', tag);
  c.header('Last-Modified', file.modified.toUTCString());
  if (Object.keys(file.encoded).length > 0) c.header('Vary', 'Accept-Encoding');
}

/** The requested range, if the `If-Range` condition holds (RFC 9110, 13.1.5). */
function wantedRange(c: Context, file: SiteFile) {
  const condition = c.req.header('if-range');
  const holds =
    condition === undefined ||
    condition === entityTag(file, undefined) ||
    condition === file.modified.toUTCString();
  return c.req.method === 'GET' && holds ? byteRange(c.req.header('range'), file.size) : undefined;
}

/** HTML gets its content security policy. */
function typeHeaders(c: Context, file: SiteFile, policy: () => string): void {
  c.header('Content-Type', file.type);
  if (file.type.startsWith('text/html')) c.header('Content-Security-Policy', policy());
}

async function sendFile(c: Context, file: SiteFile, read: Read, policy: () => string): Promise<Response> {
  const range = wantedRange(c, file);
  const coding = range ? undefined : chooseEncoding(file, c.req.header('accept-encoding'));
  const tag = entityTag(file, coding);
  commonHeaders(c, file, tag);
  const validators = {
    ifNoneMatch: c.req.header('if-none-match'),
    ifModifiedSince: c.req.header('if-modified-since'),
  };
  if (isCurrent(validators, tag, file.modified)) return c.body(null, 304);
  c.header('Accept-Ranges', 'bytes');
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${file.size}`);
    return c.body(null, 416);
  }
  typeHeaders(c, file, policy);
  if (range) {
    c.header('Content-Range', `bytes ${range.first}-${range.last}/${file.size}`);
    c.header('Content-Length', String(range.last - range.first + 1));
    return c.body(await bodyOf(read, file, range.first, range.last), 206);
  }
  const sent = representation(file, coding);
  if (coding) c.header('Content-Encoding', coding);
  c.header('Content-Length', String(sent.size));
  return c.req.method === 'HEAD' ? c.body(null) : c.body(await bodyOf(read, sent));
}

async function sendMissing(
  c: Context,
  path: string,
  page: SiteFile | undefined,
  read: Read,
  policy: () => string,
): Promise<Response> {
  c.header('Cache-Control', revalidate);
  // An HTML error page is useless for a script, picture or data request.
  if (!page || /^\/(api|assets|data|media)\//.test(path)) return c.text('Not found\n', 404);
  const coding = chooseEncoding(page, c.req.header('accept-encoding'));
  const sent = representation(page, coding);
  if (coding) c.header('Content-Encoding', coding);
  c.header('Vary', 'Accept-Encoding');
  typeHeaders(c, page, policy);
  c.header('Content-Length', String(sent.size));
  return c.req.method === 'HEAD' ? c.body(null, 404) : c.body(await bodyOf(read, sent), 404);
}

/** Serves a built site: pages at their canonical URLs; other paths redirect or get a 404. */
export function serveSite({ files: own, earlierCode, content, policyFor }: BuiltSite): Handler {
  const files = new Map([...earlierCode, ...own]);
  const find = createAddressBook(files, content.redirects);
  const read = createReader(files);
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return c.text('Method not allowed\n', 405);
    }
    const asked = decodedPath(c.req.url);
    if (!asked) return c.text('Bad request\n', 400);
    const destination = find(asked.path);
    if (destination.kind === 'moved') {
      c.header('Cache-Control', 'public, max-age=3600');
      return c.redirect(encodeURI(withQuery(destination.to, asked.search)).replaceAll('%25', '%'), 301);
    }
    const file = files.get(destination.kind === 'file' ? destination.address : (destination.page ?? ''));
    if (destination.kind === 'file') c.header('Cross-Origin-Resource-Policy', resourcePolicy(asked.path));
    return destination.kind === 'file' && file
      ? sendFile(c, file, read, () => policyFor(asked.path, 200))
      : sendMissing(c, asked.path, file, read, () => policyFor(asked.path, 404));
  };
}
