import { outsideView } from '@vitrine/domain/forms/inbox/outside-view'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import type { JobHandler } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { ownersAddress } from '../mail/owners-address.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { readFormMail } from './enqueue-form-mail.ts'
import { composeFormMail } from './form-mail.ts'
import { submissionLink } from './submission-link.ts'

/** Writes the mail about a submission, and sends it to whom its form names, else where the site reads its orders (the job `form-mail`). */
export function sendFormMail(
  mailer: Mailer,
  services: Pick<Services, 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const submission = await store.submissions.find(readFormMail(payload).submissionId)
    // It was removed before its mail went out: nobody is to read of it.
    if (!submission) return
    const site = await store.site.read()
    const form = await store.forms.find(submission.formId)
    const to = form?.settings.notifyEmail || (await ownersAddress(site, store))
    // Nobody owns the site yet: who will, finds it in the panel.
    if (to === null) return
    const link = submissionLink(submission.id, site, services)
    const letter = composeFormMail(outsideView(submission), { site, to, ...link, look: await lookOf(site) })
    await deliver(mailer, { id, ...mailFacts('form', letter), ...letter }, { store, nowMs })
  }
}
