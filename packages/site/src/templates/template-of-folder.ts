import { isRecord } from '@vitrine/domain/shapes/is-record'
import { viewKindOf } from '../default-views/view-kind.ts'
import { platformTypes } from '../template-folder/accepted-types.ts'
import { isSet } from '../template-folder/collection-conf.ts'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { type TemplateServices, templateDir } from './template-place.ts'

/** A template as it lies in its folder. */
export interface ReadTemplate {
  readonly id: string | null
  readonly folder: TemplateFolder
}

/** Reads a template; it is not compiled. */
export async function readTemplate(id: string | null, services: TemplateServices): Promise<ReadTemplate> {
  return { id, folder: await readTemplateFolder(templateDir(id, services)) }
}

/** Whether a template can show collections of a type as what they are. */
export function showsType({ folder }: ReadTemplate, typeName: string): boolean {
  return folder.collections.has(typeName) || platformTypes.has(typeName)
}

/** The platform's own type that is nearest to a type of a template. */
export function plainTypeOf({ folder }: ReadTemplate, typeName: string): string {
  const conf = folder.collections.get(typeName)?.conf ?? {}
  const kind = viewKindOf(typeName, isRecord(conf) ? conf : {})
  return kind ?? (isSet(conf.folder) ? 'folder' : 'page')
}
