/** One thing that the head of a page says about it. */
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
    // `<` would end the element where a text says `</script>`.
    const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c');
    // oxlint-disable-next-line react/no-danger
    return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
  }
  return <meta {...tag} />;
}

/** What search engines, link previews and agents are told about a page. */
export function MetaTags({ tags }: { tags: readonly MetaTag[] }) {
  return tags.map((tag) => <Tag key={JSON.stringify(tag)} tag={tag} />);
}
