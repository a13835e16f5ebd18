import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { demoSiteDir } from '../seed/seed-site.ts'
import { readTemplateOutline } from '../template-folder/read-outline.ts'
import { isTemplateId, type TemplateServices, templateDir, uploadedTemplatesDir } from './template-place.ts'
import { readUpload, type TemplateUpload } from './template-upload.ts'

/** A template that sites can wear. */
export interface ListedTemplate {
  readonly id: string | null
  readonly name: string
  /** Kinds of page that it has beside plain ones: its own, and those of the platform that it names. */
  readonly pageKinds: readonly string[]
  /** The name of its folder, what the file was called that it came in, and when it came; null for templates that were not uploaded. */
  readonly upload: (TemplateUpload & { readonly folder: string }) | null
  /** Whether it brings sample content of its own. */
  readonly hasContent: boolean
}

/** Lists the templates of an installation: its own first, those that come with Vitrine, those that were uploaded. */
export async function listTemplates(services: TemplateServices): Promise<readonly ListedTemplate[]> {
  const ids = [
    null,
    ...(await idsIn('sites', path.dirname(demoSiteDir))),
    ...(await idsIn('templates', uploadedTemplatesDir(services.dataDir))),
  ].filter((id) => id === null || templateDir(id, services) !== services.siteDir)
  const templates: ListedTemplate[] = []
  // One after another: each may be as long as a template can be.
  for (const id of ids) templates.push(await presentTemplate(id, services))
  return templates
}

/** A template as it is listed. */
export async function presentTemplate(
  id: string | null,
  services: TemplateServices,
): Promise<ListedTemplate> {
  const dir = templateDir(id, services)
  const { name, collectionTitles, systemCollections } = await readTemplateOutline(dir)
  const ofPlatform = systemCollections.filter((type) => !collectionTitles.has(type))
  const pageKinds = [
    ...collectionTitles.values(),
    ...ofPlatform.map((type) => type.charAt(0).toUpperCase() + type.slice(1)),
  ]
  const folder = uploadedFolder(id)
  return {
    id,
    name,
    pageKinds: [...new Set(pageKinds)].sort(),
    upload: folder === null ? null : { folder, ...(await readUpload(dir)) },
    hasContent: await isFile(path.join(dir, 'content/site.json')),
  }
}

/** The name of the folder of a template that was uploaded; null for any other. */
function uploadedFolder(id: string | null): string | null {
  const [shelf, name] = id?.split('/') ?? []
  return shelf === 'templates' && name !== undefined ? name : null
}

/** Whether there is a template of that id. */
export async function isThere(id: string | null, services: TemplateServices): Promise<boolean> {
  if (id === null) return true
  return isTemplateId(id) && isFile(path.join(templateDir(id, services), 'template.conf'))
}

async function idsIn(shelf: string, dir: string): Promise<readonly string[]> {
  const names = await readdir(dir).catch(() => [])
  const found: string[] = []
  for (const name of names.sort()) {
    const id = `${shelf}/${name}`
    if (isTemplateId(id) && (await isFile(path.join(dir, name, 'template.conf')))) found.push(id)
  }
  return found
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (entry) => entry.isFile(),
    () => false,
  )
}
