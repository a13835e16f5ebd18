import type { FormerTemplate, Site } from '../website/site.ts'
import { type Changed, keyOf, type TemplateChange, type Typed } from './change-template.ts'

/**
 * Has a website wear other files of its template. Its looks stay; types of collections that the new files lack wait until files have them
 * again: meanwhile they are of the platform's own type that is nearest.
 */
export function replaceTemplate<Collection extends Typed>(
  site: Site,
  all: readonly Collection[],
  { shows, plainTypeOf }: Omit<TemplateChange, 'templateId'>,
): Changed<Collection> {
  const { [keyOf(site.templateId)]: known, ...others } = site.formerTemplates
  const waiting = new Map(Object.entries(known?.typeNames ?? {}))
  const collections = all.flatMap((collection) => {
    const { id, typeName } = collection
    const wanted = waiting.get(id) ?? typeName
    const shown = [wanted, typeName].find(shows) ?? plainTypeOf(typeName)
    if (shown === wanted) waiting.delete(id)
    else waiting.set(id, wanted)
    return shown === typeName ? [] : [{ ...collection, typeName: shown }]
  })
  const left: FormerTemplate = { tweaks: known?.tweaks ?? {}, typeNames: Object.fromEntries(waiting) }
  const kept = known === undefined && waiting.size === 0 ? {} : { [keyOf(site.templateId)]: left }
  return { site: { ...site, formerTemplates: { ...others, ...kept } }, collections }
}
