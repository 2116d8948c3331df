import type { RawFields } from '#app/forms/submission.ts';

export type BodyProblem = 'tooLarge' | 'unreadable';

/** Reads at most `limit` bytes; undefined if there are more. Throws if the client disconnects. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Repeated names become a list, as with several ticked checkboxes of one name. */
function gather(entries: Iterable<[string, unknown]>): RawFields {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    const before = fields.get(name);
    if (before === undefined) fields.set(name, value);
    else fields.set(name, Array.isArray(before) ? [...before, value] : [before, value]);
  }
  return fields;
}

function fromJson(text: string): RawFields | undefined {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value))
    : undefined;
}

async function decode(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<RawFields | undefined> {
  const [type = ''] = contentType.toLowerCase().split(';');
  switch (type.trim()) {
    case 'application/json':
      return fromJson(new TextDecoder().decode(bytes));
    case 'application/x-www-form-urlencoded':
      return gather(new URLSearchParams(new TextDecoder().decode(bytes)));
    case 'multipart/form-data':
      return gather(await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData());
    default:
      return undefined;
  }
}

/**
 * The fields of a submission in any of the three encodings.
 * @param limit maximum body size in bytes
 */
export async function readFields(
  request: Request,
  limit: number,
): Promise<{ fields: RawFields } | { problem: BodyProblem }> {
  try {
    const bytes = await readBytes(request, limit);
    if (!bytes) return { problem: 'tooLarge' };
    const fields = await decode(bytes, request.headers.get('content-type') ?? '');
    return fields ? { fields } : { problem: 'unreadable' };
  } catch {
    // Malformed JSON or multipart, or a dropped connection: all client errors.
    return { problem: 'unreadable' };
  }
}
