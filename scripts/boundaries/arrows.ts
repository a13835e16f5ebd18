import type { SourceFile } from './source-file.ts'

/** Which packages each package may import (architecture, The arrows). */
export const arrows: Readonly<Record<string, readonly string[]>> = {
  template: [],
  domain: [],
  contract: ['domain'],
  storefront: ['template', 'domain', 'contract'],
  panel: ['domain', 'contract'],
  store: ['domain', 'contract'],
  site: ['template', 'domain', 'contract', 'store', 'storefront'],
  server: ['template', 'domain', 'contract', 'store', 'site', 'storefront'],
}

/** The only parts of the storefront that run on the server and may be imported there; the pages are built, and loaded as files. */
const storefrontForServer = [
  '@vitrine/storefront/formatters',
  '@vitrine/storefront/widgets/gallery/gallery-html',
  '@vitrine/storefront/widgets/gallery/gallery-words',
  '@vitrine/storefront/widgets/map/map-html',
  '@vitrine/storefront/widgets/product-price/subscription-wording',
  '@vitrine/storefront/printed-scripts',
  '@vitrine/storefront/parts/html/markup',
]

/** Says which imports go where no arrow goes. */
export function findWrongArrows(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => file.imports.flatMap(({ specifier }) => judge(file.path, specifier)))
}

function judge(path: string, specifier: string): readonly string[] {
  const [area, name] = path.split('/')
  const target = /^@vitrine\/([a-z]+)/.exec(specifier)?.[1]
  if (!target) return []
  if (area !== 'packages') {
    const isJourney = area === 'e2e'
    return isJourney ? [`${path} imports ${specifier}: journeys see only HTTP and the screen.`] : []
  }
  if (name === target) return [`${path} imports its own package by name (${specifier}): use a relative path.`]
  if (!name || !arrows[name]?.includes(target)) {
    return [
      `${path} imports ${specifier}: ${name} may import only ${arrows[name ?? '']?.join(', ') || 'nothing of ours'}.`,
    ]
  }
  if (
    (name === 'server' || name === 'site') &&
    target === 'storefront' &&
    !storefrontForServer.includes(specifier)
  ) {
    return [
      `${path} imports ${specifier}: the server sees only ${storefrontForServer.join(', ')} of the storefront.`,
    ]
  }
  return []
}
