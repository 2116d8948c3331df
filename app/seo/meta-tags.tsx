/** An entry of a page's head. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { 'script:ld+json': object };

function Tag({ tag }: { tag: MetaTag }) {
  if ('title' in tag) return <title>{tag.title}</title>;
  if ('tagName' in tag) return <link rel={tag.rel} hrefLang={tag.hrefLang} href={tag.href} />;
  if ('script:ld+json' in tag) {
    // A literal `</script>` in a text would end the element.
    const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c');
    // oxlint-disable-next-line react/no-danger
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  return <meta {...tag} />;
}

/** A page's metadata for search engines, link previews and agents. */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}
