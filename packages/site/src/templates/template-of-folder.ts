import { isRecord } from '@vitrine/domain/shapes/is-record'
import { viewKindOf } from '../default-views/view-kind.ts'
import { platformTypes } from '../template-folder/accepted-types.ts'
import { isSet } from '../template-folder/collection-conf.ts'
import { readTemplateFolder } from '../template-folder/read-folder.ts'
import type { TemplateFolder } from '../template-folder/template-folder.ts'
import { type TemplateServices, templateDir } from './template-place.ts'
import { readMark, readUploadId } from './template-upload.ts'

/** A template as it lies in its folder. */
export interface ReadTemplate {
  readonly id: string | null
  readonly folder: TemplateFolder
  /** The upload that it came in; '' where nobody wrote it down. */
  readonly uploadId: string
  /** Types of collections that its files lack and files before them had, with the platform's own type that is nearest to each. */
  readonly formerTypes: ReadonlyMap<string, string>
}

/** Reads a template; it is not compiled. */
export async function readTemplate(id: string | null, services: TemplateServices): Promise<ReadTemplate> {
  return { id, ...(await readFiles(templateDir(id, services))) }
}

/** A template that was read, or what took its place since. */
export async function asItIsNow(read: ReadTemplate, services: TemplateServices): Promise<ReadTemplate> {
  return (await isStillThere(read, services)) ? read : readTemplate(read.id, services)
}

/** Whether a template has the files that were read. */
export async function isStillThere(
  { id, uploadId }: ReadTemplate,
  services: TemplateServices,
): Promise<boolean> {
  return (await readUploadId(templateDir(id, services))) === uploadId
}

/** More types than all versions of a template have. */
const maxFormerTypes = 500

/** The types that what takes the place of a template is to know: its own, and those of files before it. */
export async function typesOfFolder(dir: string): Promise<ReadonlyMap<string, string>> {
  const read = await readFiles(dir)
  const own = [...read.folder.collections.keys()].map((name) => [name, plainTypeOf(read, name)] as const)
  const former = [...read.formerTypes].filter(([name]) => !read.folder.collections.has(name))
  return new Map([...own, ...former].slice(0, maxFormerTypes))
}

async function readFiles(dir: string): Promise<Omit<ReadTemplate, 'id'>> {
  // It comes first: files that take the place of these meanwhile are of another upload.
  const mark = await readMark(dir)
  const folder = await readTemplateFolder(dir)
  return { folder, uploadId: mark?.uploadId ?? '', formerTypes: mark?.formerTypes ?? new Map() }
}

/** Whether a template can show collections of a type as what they are. */
export function showsType({ folder }: ReadTemplate, typeName: string): boolean {
  return folder.collections.has(typeName) || platformTypes.has(typeName)
}

/** The platform's own type that is nearest to a type of a template. */
export function plainTypeOf(
  { folder, formerTypes }: Pick<ReadTemplate, 'folder' | 'formerTypes'>,
  typeName: string,
): string {
  const own = folder.collections.get(typeName)
  const former = own === undefined ? formerTypes.get(typeName) : undefined
  if (former !== undefined && platformTypes.has(former)) return former
  const conf = own?.conf ?? {}
  const kind = viewKindOf(typeName, isRecord(conf) ? conf : {})
  return kind ?? (isSet(conf.folder) ? 'folder' : 'page')
}
