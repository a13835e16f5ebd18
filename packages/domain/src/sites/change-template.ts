import type { FormerTemplate, Site } from '../website/site.ts'

/** What must be known of the template that a website takes on, and of the one that it leaves. */
export interface TemplateChange {
  readonly templateId: string | null
  /** Whether the new template can show collections of a type as what they are. */
  readonly shows: (typeName: string) => boolean
  /** The platform's own type that is nearest to a type of the template that is left. */
  readonly plainTypeOf: (typeName: string) => string
}

/** What this needs of a collection. */
export interface Typed {
  readonly id: string
  readonly typeName: string
}

/** A website in its new template, and the collections that have another type there. */
export interface Changed<Collection> {
  readonly site: Site
  readonly collections: readonly Collection[]
}

/**
 * Puts a website into another template. Looks belong to the template that they were chosen in, and wait there for the way back; so do
 * types of collections that the new one lacks: meanwhile they are of the platform's own type that is nearest.
 */
export function changeTemplate<Collection extends Typed>(
  site: Site,
  all: readonly Collection[],
  { templateId, shows, plainTypeOf }: TemplateChange,
): Changed<Collection> {
  const { [keyOf(templateId)]: known, ...others } = site.formerTemplates
  const waiting = known?.typeNames ?? {}
  const collections = all.flatMap((collection) => {
    const own = Object.hasOwn(waiting, collection.id) ? waiting[collection.id] : undefined
    const wanted = own ?? collection.typeName
    const typeName = [wanted, collection.typeName].find(shows) ?? plainTypeOf(collection.typeName)
    return typeName === collection.typeName ? [] : [{ ...collection, typeName }]
  })
  // What waits already for the template that is left was of a type that its files lack just now.
  const stillWaiting = site.formerTemplates[keyOf(site.templateId)]?.typeNames ?? {}
  const changed = new Set(collections.map(({ id }) => id))
  const left: FormerTemplate = {
    tweaks: site.tweaks ?? {},
    typeNames: { ...typeNamesOf(all.filter(({ id }) => changed.has(id))), ...stillWaiting },
  }
  // Those of the template that is put on which its files lack wait on.
  const lacking = Object.fromEntries(Object.entries(waiting).filter(([, typeName]) => !shows(typeName)))
  const waitingOn =
    Object.keys(lacking).length === 0 ? {} : { [keyOf(templateId)]: { tweaks: {}, typeNames: lacking } }
  return {
    site: {
      ...site,
      templateId,
      tweaks: known?.tweaks ?? {},
      formerTemplates: { ...others, ...waitingOn, [keyOf(site.templateId)]: left },
    },
    collections,
  }
}

function typeNamesOf(collections: readonly Typed[]): Readonly<Record<string, string>> {
  return Object.fromEntries(collections.map(({ id, typeName }) => [id, typeName]))
}

/** The name under which a template is written down. */
export function keyOf(templateId: string | null): string {
  return templateId ?? ''
}
