import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressible formats; pictures, videos and fonts are already compressed. */
const compressible = /\.(css|data|html|js|json|map|md|svg|txt|webmanifest|xml|yml)$/;

/** Files below this size in bytes are not worth the extra headers. */
const smallest = 256;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside a file. Returns its size in bytes and the smallest size. */
async function compress(file: string): Promise<{ before: number; after: number }> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return { before: bytes.length, after: bytes.length };
  const [small, compatible] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    deflate(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
  return { before: bytes.length, after: small.length };
}

/** Compresses every file of a built site that benefits. */
async function compressSite(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = [...files];
  const total = { before: 0, after: 0 };
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const { before, after } = await compress(file);
      total.before += before;
      total.after += after;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`;
  return `${files.length} files compressed: ${kilobytes(total.before)} to ${kilobytes(total.after)}`;
}

console.log(await compressSite(path.resolve(process.argv[2] ?? 'build/client')));
