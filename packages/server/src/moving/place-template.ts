import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { manyTemplatesText } from '@vitrine/site/moving/moving-texts'
import type { OpenArchive } from '@vitrine/site/moving/open-archive'
import { isThere } from '@vitrine/site/templates/list-templates'
import { templateDir, uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import type { Services } from '../services/services.ts'
import { takeTemplate } from '../sites/take-template.ts'
import { hashTemplate } from './template-files.ts'

/** What the template of a site is where it comes to: the same, by another name or not; one with other files; or that of the installation, as its own is nowhere. */
export type TemplateKind = 'same' | 'renamed' | 'other' | 'missing'

/** Where the template of a site that comes in is. */
type Placed =
  | {
      readonly ok: true
      readonly templateId: string | null
      readonly kind: TemplateKind
      readonly undo: () => Promise<void>
    }
  | { readonly ok: false; readonly reasons: readonly string[] }

/** Puts the template that comes along among the uploaded ones, checked as those are, unless it is there; a site whose template is nowhere wears that of the installation. */
export async function placeTemplate(
  { reader, manifest, template }: OpenArchive,
  services: Pick<Services, 'dataDir' | 'siteDir' | 'newId' | 'clock'>,
): Promise<Placed> {
  const { templateId } = manifest.site
  const asItIs = { ok: true, templateId, kind: 'same', undo: async () => {} } as const
  const isHere = await isThere(templateId, services)
  const hash = isHere ? await hashTemplate(templateDir(templateId, services)) : null
  if (template === null || templateId === null) {
    if (!isHere) return { ...asItIs, templateId: null, kind: 'missing' }
    const { worn = hash } = manifest
    return worn === hash ? asItIs : { ...asItIs, kind: 'other' }
  }
  if (hash === manifest.template) return asItIs

  const taken = await takeTemplate(
    {
      filename: `${path.basename(templateId)}.zip`,
      saveTo: async (place) => {
        await pipeline(reader.stream(template), createWriteStream(place))
        return 'saved'
      },
      discard: () => {},
    },
    services,
  )
  if (!taken.ok)
    return {
      ok: false,
      reasons: taken.reasons.length > 0 ? taken.reasons : [manyTemplatesText],
    }
  const dir = path.join(uploadedTemplatesDir(services.dataDir), path.basename(taken.id))
  return {
    ok: true,
    templateId: taken.id,
    kind: taken.id === templateId ? 'same' : 'renamed',
    undo: () => rm(dir, { recursive: true, force: true }),
  }
}
