/** A page as its meaning: without the whitespace around tags, with entities and the order of attributes as one spelling. */
export function normalise(page: string): string {
  return page
    .replace(/<link rel="preload"[^>]*>|<!--.*?-->/g, '')
    .replace(/\s*(<[^>]+>)\s*/g, (_, tag: string) => normaliseTag(tag))
    .replace(/\s+/g, ' ')
    .replace(/&(?:#x27|#39);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/<\/input>/g, '')
    .trim()
}

function normaliseTag(tag: string): string {
  const [, name = '', rest = ''] = /^<(\/?[a-z0-9]+)([\s\S]*?)\/?>$/i.exec(tag) ?? []
  const attributes = [...rest.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)].map(
    ([, key = '', value = '']) => `${key.toLowerCase()}="${value.trim().replace(/\s+/g, ' ')}"`,
  )
  return `<${[name, ...attributes.sort()].join(' ')}>`
}
