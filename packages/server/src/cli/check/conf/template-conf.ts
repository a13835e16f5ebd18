import { isRecord } from '@vitrine/domain/shapes/is-record'
import { textsOf } from '@vitrine/site/template-folder/folder-reader'
import { suggest } from '@vitrine/template/parse/suggest'
import type { Finding } from '../finding.ts'
import { type ConfFile, findWrongSettings, warnIn, wrongShape } from './conf-file.ts'
import { templateSettings } from './known-settings.ts'

/** The types of fields that owners fill in as such; others are edited as plain text. */
const fieldTypes = ['text', 'wysiwyg', 'image', 'checkbox', 'boolean', 'gallery']

/** What lists of names in `template.conf` may hold. */
interface KnownNames {
  /** Types of collections. */
  readonly types: ReadonlySet<string>
  readonly systemPartials: ReadonlySet<string>
}

/** What `template.conf` says that nothing is made of. */
export function findWrongTemplateConf(
  conf: ConfFile,
  { types, systemPartials }: KnownNames,
): readonly Finding[] {
  const { layouts, navigations, customTypes, systemCollections, systemPartials: partials } = conf.settings
  return [
    ...findWrongSettings(conf, templateSettings),
    ...(isRecord(layouts) ? wrongLayouts(conf, layouts) : []),
    ...(Array.isArray(navigations) ? wrongNavigations(conf, navigations) : []),
    ...(Array.isArray(customTypes) ? wrongFields(conf, customTypes) : []),
    ...unknownNames(conf, systemCollections, { known: types, what: 'type of collections' }),
    ...unknownNames(conf, partials, { known: systemPartials, what: 'partial of the platform' }),
  ]
}

function wrongLayouts(conf: ConfFile, layouts: Readonly<Record<string, unknown>>): readonly Finding[] {
  return Object.entries(layouts).flatMap(([id, layout]): readonly Finding[] => {
    if (!isRecord(layout)) return [warnIn(conf, id, `The layout '${id}' should be an object with regions`)]
    const { name, regions } = layout
    if (!Array.isArray(regions) || regions.length === 0)
      return [warnIn(conf, id, `The layout '${id}' has no regions`)]
    return [
      ...wrongShape(conf, { key: 'regions', value: regions, shape: 'texts' }),
      ...(typeof name === 'string'
        ? []
        : [warnIn(conf, id, `The layout '${id}' has no name: owners choose it as '${id}'`)]),
    ]
  })
}

function wrongNavigations(conf: ConfFile, navigations: readonly unknown[]): readonly Finding[] {
  const names = navigations.map((each) => (isRecord(each) ? each.name : undefined))
  return navigations.flatMap((each, index): readonly Finding[] => {
    const { name, title } = isRecord(each) ? each : {}
    const number = index + 1
    if (typeof name !== 'string' || name === '')
      return [
        warnIn(conf, String(title ?? 'navigations'), `Menu ${number} has no name: no owner can fill it`),
      ]
    if (names.indexOf(name) < index) return [warnIn(conf, name, `Two menus have the name '${name}'`)]
    return typeof title === 'string' && title !== ''
      ? []
      : [warnIn(conf, name, `The menu '${name}' has no title: owners see its name`)]
  })
}

function wrongFields(conf: ConfFile, types: readonly unknown[]): readonly Finding[] {
  return types.filter(isRecord).flatMap(({ name: type, fields }) =>
    (Array.isArray(fields) ? fields : []).flatMap((field: unknown): readonly Finding[] => {
      const { name, type: kind } = isRecord(field) ? field : {}
      if (typeof name !== 'string') return [warnIn(conf, String(type), `A field of ${type} has no name`)]
      return typeof kind === 'string' && fieldTypes.includes(kind)
        ? []
        : [
            warnIn(
              conf,
              name,
              `The field '${name}' of ${type} has no type that is known; it is taken for text`,
            ),
          ]
    }),
  )
}

/** Names of a list that stand for nothing. */
function unknownNames(
  conf: ConfFile,
  value: unknown,
  { known, what }: { readonly known: ReadonlySet<string>; readonly what: string },
): readonly Finding[] {
  return textsOf(value).flatMap((name) => {
    if (known.has(name)) return []
    const suggestion = suggest(name, known)
    const finding = warnIn(conf, name, `There is no ${what} '${name}'`)
    return [suggestion === undefined ? finding : { ...finding, suggestion }]
  })
}
