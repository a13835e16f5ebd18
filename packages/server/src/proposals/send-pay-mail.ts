import { customerOf } from '@vitrine/domain/cart/proposals/present-proposal'
import { proposalStateOf } from '@vitrine/domain/cart/proposals/proposal'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { noAreas } from '@vitrine/domain/memberships/open-areas'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { Type } from 'typebox'
import { priceSourceFor } from '../cart/pricing/price-source.ts'
import { proposalPath } from '../cart/proposals/proposal-link.ts'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, type JobHandlers, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composePayMail } from '../mail/pay-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { payMailKind } from './pay-mail-job.ts'
import { priceProposal } from './price-proposal.ts'
import { untilText } from './until-text.ts'

const payMails = defineJob(payMailKind, Type.Object({ proposalId: Type.String() }))

/** Who mails the links of drafts. */
export function proposalJobs(mailer: Mailer, services: Services, lookOf: LookOf): JobHandlers {
  return { [payMailKind]: sendPayMail(mailer, services, lookOf) }
}

/** Mails the link, unless it ended or led to an order meanwhile. */
function sendPayMail(mailer: Mailer, services: Services, lookOf: LookOf): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const { proposalId } = payMails.read(payload)
    const proposal = await store.proposals.find(proposalId)
    if (!proposal || proposal.contents.email === '' || proposalStateOf(proposal, nowMs) !== 'open') return
    const site = await store.site.read()
    if (proposal.currency !== site.store.currency) return
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const { breakdown } = await priceProposal(
      store,
      proposal,
      await priceSourceFor({ store, site, services }, async () => noAreas),
    )
    const link = { proposalId, linkVersion: proposal.linkVersion }
    const payUrl = origin + proposalPath(link, { secret: services.secret, websiteId: site.id })
    const { contents } = proposal
    const mail = {
      to: contents.email,
      customerName: customerOf(contents),
      message: contents.message,
      breakdown,
      untilText: untilText(proposal, site),
    }
    const place = { site, origin, look: await lookOf(site) }
    const letter = composePayMail({ ...mail, payUrl }, place)
    const facts = mailFacts('pay-link', letter)
    // The link is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composePayMail({ ...mail, payUrl: '' }, place)
    const kept = mailer.transport === 'mailbox' ? { id, ...facts, ...letter } : { id, ...facts, ...copy }
    await deliver(mailer, { id, ...facts, ...letter }, { store, nowMs, kept })
  }
}
