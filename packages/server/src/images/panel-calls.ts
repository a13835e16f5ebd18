import type { uploadImageCall } from '@vitrine/contract/images/panel-calls'
import { presentImage } from '@vitrine/domain/catalogue/present-image'
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
}: Exchange<typeof uploadImageCall>): Promise<AnswerTo<typeof uploadImageCall>> {
  if (!upload) return refuse('picture-missing', 'Please choose a picture.')
  const kept = await keepImage({
    id: services.newId(),
    websiteId: site.id,
    dataDir: services.dataDir,
    content: upload,
    filename: upload.filename,
    altText: '',
  })
  if (!kept.ok && kept.problem === 'too-large')
    return refuse('picture-too-large', tooLargeText(upload.filename))
  if (!kept.ok) return refuse('picture-unsupported', unsupportedText(upload.filename))

  await store.transaction(async ({ images, jobs }) => {
    await images.save(kept.image)
    await jobs.enqueue(prepareJob(services.newId(), kept.image.id, services.clock()))
  })
  return reply({ image: presentImage(kept.image) })
}

/** Specification, section 5. */
function tooLargeText(fileName: string): string {
  return `The file ${fileName} is too large. The maximum allowed file size is 20 MB.`
}

function unsupportedText(fileName: string): string {
  return `The file ${fileName} does not appear to be a supported file`
}
