import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { templateDir, uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import type { SiteTables } from '@vitrine/store/store'
import type { Services } from '../services/services.ts'
import { forgetTemplateJob } from './forget-template.ts'
import { formerOf, incomingDir } from './take-template.ts'

interface Removal {
  /** The name of its folder among those that were uploaded. */
  readonly name: string
  /** The site whose owner removes it. */
  readonly by: string
  /** What is written of it in the same transaction. */
  readonly alongside: (tables: SiteTables) => Promise<void>
}

/** Removes a template that no site wears; whether none did. Its files are set aside until what is written of it is kept, and put back where it is not. */
export async function removeTemplate(
  { name, by, alongside }: Removal,
  services: Pick<Services, 'store' | 'siteDir' | 'dataDir' | 'newId' | 'clock'>,
): Promise<boolean> {
  const templateId = `templates/${name}`
  const place = templateDir(templateId, services)
  const { clock, newId } = services
  const asideId = newId()
  const aside = incomingDir(uploadedTemplatesDir(services.dataDir), asideId)
  const former = formerOf(aside, name)
  let [isAside, isRemoved] = [false, false]
  try {
    isRemoved = await services.store.sites.unlessWorn({
      templateId,
      by,
      alongside: async (tables) => {
        await alongside(tables)
        // Somebody else may have removed it just now.
        if (!isAside && !existsSync(place)) return
        await tables.jobs.enqueue(forgetTemplateJob(newId(), asideId, clock()))
        // A transaction may be run again.
        if (isAside) return
        await mkdir(path.dirname(former), { recursive: true })
        await rename(place, former)
        isAside = true
      },
    })
    return isRemoved
  } finally {
    if (isAside && !isRemoved) await rename(former, place)
    // It is gone once that is written down, and the job of that transaction clears away what a crash leaves here.
    await rm(aside, { recursive: true, force: true })
  }
}
