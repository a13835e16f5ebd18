import type { Submission } from '@vitrine/domain/forms/inbox/submission'
import type { SiteStore } from '@vitrine/store/store'
import { newId, noon } from '@vitrine/store/testing/builders'
import { type Draw, drawFrom, nameOf, pick, pickOf } from './draw.ts'
import { writeInBatches } from './write-in-batches.ts'

/** Fills a site with submissions of one form of three years, as an inbox has them: most were read, some are spam. */
export async function fillWithSubmissions(site: SiteStore, count: number): Promise<void> {
  const draw = drawFrom(count)
  await writeInBatches(site, count, {
    make: (place) => drawnSubmission(place, count, draw),
    write: (tables, submission) => tables.submissions.insert(submission),
  })
}

const spanMs = 3 * 31_557_600_000

const fields = [
  { id: 'name', type: 'name', title: 'Name', currencySymbol: '' },
  { id: 'mail', type: 'email', title: 'E-mail', currencySymbol: '' },
  { id: 'words', type: 'textarea', title: 'Message', currencySymbol: '' },
] as const

function drawnSubmission(place: number, count: number, draw: Draw): Submission {
  const [firstName, lastName] = [nameOf(pick(draw, 400), 'a'), nameOf(pick(draw, 320), 'en')]
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  const words = Array.from({ length: 12 }, () => pickOf(draw, ['a', 'vase', 'mug', 'for', 'the', 'ferry']))
  return {
    id: newId(),
    formId: 'contact',
    formName: 'Write to us',
    fields,
    values: { name: [firstName, lastName], mail: email, words: `${words.join(' ')} ${nameOf(place, 'o')}` },
    page: { title: 'Contact', id: '', source: 'c', path: '/contact', permission: null },
    email,
    createdAtMs: Math.round(noon - spanMs * (1 - place / count)),
    isRead: place < count * 0.98 || draw() < 0.5,
    isStarred: draw() < 0.02,
    isSpam: draw() < 0.05,
  }
}
