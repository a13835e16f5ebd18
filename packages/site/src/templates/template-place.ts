import path from 'node:path'
import { demoSiteDir } from '../seed/seed-site.ts'

/** Where templates lie. */
export interface TemplateServices {
  /** The template of the installation. */
  readonly siteDir: string
  readonly dataDir: string
}

/** The folder of a template; null: of the installation's own. An id that is none leads to the installation's own, too. */
export function templateDir(templateId: string | null, { siteDir, dataDir }: TemplateServices): string {
  const [, shelf, name] = templateIdForm.exec(templateId ?? '') ?? []
  if (shelf === undefined || name === undefined) return siteDir
  return path.join(shelf === 'sites' ? path.dirname(demoSiteDir) : uploadedTemplatesDir(dataDir), name)
}

/** Where templates lie that were uploaded. */
export function uploadedTemplatesDir(dataDir: string): string {
  return path.join(dataDir, 'templates')
}

/** A folder that comes with Vitrine, or one that was put into the data folder. */
const templateIdForm = /^(sites|templates)\/([A-Za-z0-9][\w.-]{0,80})$/

/** Whether a text is the id of a template; there may be none of that id. */
export function isTemplateId(text: string): boolean {
  return templateIdForm.test(text)
}
