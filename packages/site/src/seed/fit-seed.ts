import type { NamedNavigation, TemplateFolder } from '../template-folder/template-folder.ts'
import { withAskedAddresses } from './asked-addresses.ts'
import type { LayoutSeed } from './read-layout-seeds.ts'
import type { Seed } from './read-seed.ts'
import { sampleOfType, type TypeSample } from './sample-of-type.ts'
import type { NavigationSeed, SiteSeed } from './seed-schemas.ts'

/**
 * Makes the sample content of one site fit the template of another: fills its menus whatever their names are, gives pages the layouts made
 * for them, and shows each type of collection that the template itself brings.
 */
export function fitSeed(content: Seed, folder: TemplateFolder): Seed {
  const { navigations } = folder
  const seed = withAskedAddresses(content, folder)
  const samples = ownTypes(seed, folder).map((name) => sampleOfType(name, seed, folder))
  const collections = [...seed.site.collections, ...samples.flatMap((sample) => sample.collections)]
  return {
    ...seed,
    site: {
      ...seed.site,
      collections: collections.map((collection) => withLayout(collection, seed.site.homepage, folder)),
      navigation: fitNavigation(seed.site.navigation, navigations, samples),
    },
    items: new Map([...seed.items, ...samples.flatMap((sample) => [...sample.items])]),
    layouts: seed.layouts.flatMap(withoutField),
  }
}

/** Fields of blocks belong to the template that they were made for: in another one their blocks stand on a page, or nowhere. */
function withoutField(layout: LayoutSeed): readonly LayoutSeed[] {
  if (layout.fills.kind !== 'field') return [layout]
  return layout.page === null ? [] : [{ ...layout, fills: { kind: 'page', name: layout.page } }]
}

type CollectionSeed = SiteSeed['collections'][number]

/** The types of collections that the template brings and the content does not show. */
function ownTypes({ site }: Seed, folder: TemplateFolder): readonly string[] {
  const shown = new Set(site.collections.map(({ typeName }) => typeName))
  const bySystem = folder.systemCollections.filter((name) => name === 'album' || name === 'index')
  return [...new Set([...folder.collections.keys(), ...bySystem])].filter((name) => !shown.has(name))
}

/** Fills the menus that a template names from those that a site has, as far as it lacks them. */
export function fitMenus<Links>(
  own: Readonly<Record<string, Links>>,
  navigations: readonly NamedNavigation[],
): Readonly<Record<string, Links>> {
  const [main, others = main] = Object.values(own)
  const first = navigations.find((each) => !isSecondary(each)) ?? navigations[0]
  const lacking = navigations.filter(({ name }) => !Object.hasOwn(own, name))
  const filled = lacking.flatMap((each) => {
    const links = each === first || isMain(each) ? main : others
    return links === undefined ? [] : [[each.name, links] as const]
  })
  return { ...own, ...Object.fromEntries(filled) }
}

/** A template names layouts for what they are made for, such as homepage, blog or contact; `work` is for a type `work-index` too. */
export function withLayout(collection: CollectionSeed, homepage: string, { layouts }: TemplateFolder) {
  const { urlId, typeName } = collection
  const names = urlId === homepage ? ['homepage', 'home', 'Home'] : [urlId, typeName]
  const all = names.flatMap((name) => [name, name.replace(/-?index$/i, '')])
  const layout = all.find((name) => name !== 'default' && layouts.has(name))
  return layout === undefined ? collection : { ...collection, layout }
}

/** The first menu of the content goes into each that reads like a main one, the second into the others. */
function fitNavigation(
  { ...own }: SiteSeed['navigation'],
  navigations: readonly NamedNavigation[],
  samples: readonly TypeSample[],
): SiteSeed['navigation'] {
  const [main = [], others = main] = Object.values(own)
  const first = navigations.find((each) => !isSecondary(each)) ?? navigations[0]
  const more = samples.flatMap((sample) => sample.links)
  const extended: NavigationSeed[] = more.length === 0 ? main : [...main, { title: 'More', items: more }]
  return Object.fromEntries(
    navigations.map((each) => [each.name, each === first || isMain(each) ? extended : others]),
  )
}

function isMain({ name, title }: NamedNavigation): boolean {
  return /main|primary|mobile|header|site/i.test(`${name} ${title}`) && !isSecondary({ name, title })
}

function isSecondary({ name, title }: NamedNavigation): boolean {
  return /second|foot|bottom|social|legal|utility|tertiary/i.test(`${name} ${title}`)
}
