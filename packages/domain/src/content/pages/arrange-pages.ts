import type { NavigationLink } from '../../website/site.ts'
import type { Collection } from '../collection.ts'
import { menuProblemText, typedMenu } from './check-menu.ts'
import type { PageKind } from './page-kind.ts'

/** Where every page stands: in menus, in none, inside of an index or folder. */
export interface PageArrangement {
  readonly menus: readonly { readonly name: string; readonly links: readonly NavigationLink[] }[]
  /** Pages that no menu shows, in their order. */
  readonly unlinked: readonly string[]
  /** What indexes and folders hold, in its order. */
  readonly inside: readonly { readonly parentId: string; readonly ids: readonly string[] }[]
}

/** What there is, and what may be done with it. */
export interface ArrangeContext {
  readonly navigation: Readonly<Record<string, readonly NavigationLink[]>>
  /** Pages that are not in the trash, in the order of the site. */
  readonly collections: readonly Collection[]
  /** Names of the menus that the template shows. */
  readonly menuNames: readonly string[]
  readonly kindOf: (collection: Collection) => PageKind
}

/** The new arrangement, or a sentence that says why it cannot be. */
export type ArrangeResult =
  | {
      readonly ok: true
      readonly navigation: Readonly<Record<string, readonly NavigationLink[]>>
      /** Pages that stand elsewhere now. */
      readonly changed: readonly Collection[]
    }
  | { readonly ok: false; readonly message: string }

/** Puts menus and pages into a new order. Menus that the template does not show are left as they are. */
export function arrangePages(wanted: PageArrangement, context: ArrangeContext): ArrangeResult {
  const { navigation, collections, menuNames, kindOf } = context
  const byId = new Map(collections.map((each) => [each.id, each]))
  const unknownMenu = wanted.menus.find(({ name }) => !menuNames.includes(name))
  if (unknownMenu) return refuse(`The template has no menu ${unknownMenu.name}.`)
  for (const { links } of wanted.menus) {
    const message = menuProblemText(links, { pages: byId, known: navigation })
    if (message !== null) return refuse(message)
  }

  const parents = new Map<string, string>()
  for (const { parentId, ids } of wanted.inside) {
    const parent = byId.get(parentId)
    if (!parent || kindOf(parent).contents !== 'pages')
      return refuse('Pages can only be put into an index or folder.')
    for (const id of ids) {
      const child = byId.get(id)
      if (!child || parents.has(id)) return refuse(unfitText)
      const message = unacceptedText(parent, child, kindOf)
      if (message !== null) return refuse(message)
      parents.set(id, parentId)
    }
  }
  if (collections.some(({ id }) => isInside(id, id, parents))) return refuse(insideItselfText)
  if (wanted.unlinked.some((id) => !byId.has(id) || parents.has(id))) return refuse(unfitText)

  const orders = [wanted.unlinked, ...wanted.inside.map(({ ids }) => ids)]
  const positions = new Map(orders.flatMap((ids) => repositioned(ids, byId)))
  const changed = collections.flatMap((each) => {
    const parentId = parents.get(each.id) ?? null
    const position = positions.get(each.id) ?? each.position
    return parentId === each.parentId && position === each.position ? [] : [{ ...each, parentId, position }]
  })
  const menus = Object.fromEntries(wanted.menus.map(({ name, links }) => [name, typedMenu(links)]))
  return { ok: true, navigation: { ...navigation, ...menus }, changed }
}

const insideItselfText = 'A page cannot stand inside of itself.'

const unfitText = 'The pages of the site are others by now. Please look at them again.'

function refuse(message: string): ArrangeResult {
  return { ok: false, message }
}

/** Says why a page cannot go back into another, where all others stand as `parents` says; null when it can. */
export function whyNotBack(
  { child, parent }: { readonly child: Collection; readonly parent: Collection },
  { parents, kindOf }: Pick<ArrangeContext, 'kindOf'> & { readonly parents: ReadonlyMap<string, string> },
): string | null {
  const wanted = new Map([...parents, [child.id, parent.id]])
  return isInside(child.id, child.id, wanted) ? insideItselfText : unacceptedText(parent, child, kindOf)
}

/** Says why a page cannot be put into another; null when it can, or is there already. */
function unacceptedText(
  parent: Collection,
  child: Collection,
  kindOf: ArrangeContext['kindOf'],
): string | null {
  if (child.parentId === parent.id || accepts(kindOf(parent), kindOf(child))) return null
  return `${parent.title} takes no pages of the kind ${kindOf(child).title}.`
}

/** Whether pages of a kind can be put into one of another: into indexes and folders, what these take, and of those that hold pages only what they name. */
export function accepts(parent: PageKind, child: PageKind): boolean {
  if (parent.contents !== 'pages') return false
  if (parent.accepts) return parent.accepts.includes(child.typeName) || child.contents === 'link'
  return child.contents !== 'pages' && child.contents !== 'cover'
}

function isInside(id: string, of: string, parents: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>()
  for (let each = parents.get(id); each !== undefined && !seen.has(each); each = parents.get(each)) {
    if (each === of) return true
    seen.add(each)
  }
  return false
}

/** The positions that some pages have, given to them in a new order, so that pages elsewhere keep theirs. */
function repositioned(
  ids: readonly string[],
  byId: ReadonlyMap<string, Collection>,
): readonly (readonly [string, number])[] {
  const pages = ids.flatMap((id) => byId.get(id) ?? [])
  const isInOrder = pages.every(
    (page, index) => index === 0 || page.position > (pages[index - 1]?.position ?? 0),
  )
  if (isInOrder) return []
  const positions = pages.map(({ position }) => position).sort((one, other) => one - other)
  let last = Number.NEGATIVE_INFINITY
  return pages.map(({ id }, index) => {
    last = Math.max(last + 1, positions[index] ?? 0)
    return [id, last] as const
  })
}
