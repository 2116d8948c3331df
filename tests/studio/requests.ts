/** Headers of a request as the studio's own page sends it. */
export async function own(url: string): Promise<Record<string, string>> {
  const page = await (await fetch(url)).text();
  const token = /studio-token" content="([^"]+)"/.exec(page)?.[1] ?? '';
  return { Origin: new URL(url).origin, 'X-Studio-Token': token };
}
