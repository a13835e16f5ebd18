import type { uploadImageCall } from '@vitrine/contract/images/panel-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
import { largestBytes } from '@vitrine/domain/media/media-entry'
import {
  fileTooLargeText,
  fileUnsupportedText,
  mediaProblemText,
  tooManyPixelsText,
} from '@vitrine/domain/media/media-text'
import type { Exchange } from '../http/exchange.ts'
import { type AnswerTo, refuse, reply } from '../http/reply/reply.ts'
import { keepImage } from './keep-image.ts'
import { prepareJob } from './prepare-job.ts'

/** Takes a picture in and answers how it is stored. */
export async function postImage({
  upload,
  site,
  store,
  services,
  account,
}: Exchange<typeof uploadImageCall>): Promise<AnswerTo<typeof uploadImageCall>> {
  if (!upload) return refuse('picture-missing', 'Please choose a picture.')
  const kept = await keepImage({
    id: services.newId(),
    websiteId: site.id,
    dataDir: services.dataDir,
    content: upload,
    filename: upload.filename,
    language: site.language,
    altText: '',
  })
  if (!kept.ok && kept.problem === 'too-large')
    return refuse('picture-too-large', fileTooLargeText(upload.filename, largestBytes.picture))
  if (!kept.ok && kept.problem === 'too-many-pixels')
    return refuse('picture-too-many-pixels', tooManyPixelsText(upload.filename))
  if (!kept.ok && kept.problem === 'failed')
    return refuse('processing-failed', mediaProblemText['processing-failed'])
  if (!kept.ok) return refuse('picture-unsupported', fileUnsupportedText(upload.filename))

  await store.transaction(async ({ images, jobs }) => {
    const createdAtMs = services.clock()
    const uploadedBy = account?.id ?? ''
    await images.save(kept.image, { bytes: kept.bytes, createdAtMs, uploadedBy })
    await jobs.enqueue(prepareJob(services.newId(), kept.image.id, createdAtMs))
  })
  return reply({ image: presentImage(kept.image) })
}
