const hex = (value: number): string => value.toString(16).padStart(2, '0');
const two = (value: number): string => String(value).padStart(2, '0');

/** Bytes after the name of a box in an MP4 file. */
function box(file: Buffer, name: string): Buffer {
  const at = file.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`no ${name} box`);
  return file.subarray(at + 4);
}

/** MIME type of an MP4 file with the `codecs` parameter that lets a browser choose before it loads. */
export function videoType(file: Buffer): string {
  if (file.includes('av1C', 0, 'latin1')) {
    const [, levels = 0, flags = 0] = box(file, 'av1C');
    const tier = flags & 0x80 ? 'H' : 'M';
    const depth = flags & 0x40 ? 10 : 8;
    return `video/mp4; codecs="av01.${levels >> 5}.${two(levels & 31)}${tier}.${two(depth)}"`;
  }
  const [, profile = 0, compatible = 0, level = 0] = box(file, 'avcC');
  return `video/mp4; codecs="avc1.${hex(profile)}${hex(compatible)}${hex(level)}"`;
}
