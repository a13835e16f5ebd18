import { variantAddress } from '@vitrine/domain/catalogue/variant-address'
import type { LookOf } from '@vitrine/domain/mail/mail-look'
import { isToBeTold, type RestockSignUp } from '@vitrine/domain/restock/sign-up'
import { siteFor } from '@vitrine/site/language/site-for'
import { visitorOriginOf } from '@vitrine/site/sites/visitor-origin'
import type { SiteStore } from '@vitrine/store/store'
import { Type } from 'typebox'
import { readProductUrls } from '../catalogue/product-urls.ts'
import { defineJob } from '../jobs/define-job.ts'
import { type JobHandler, type MailEnding, type MailReturn, PermanentJobError } from '../jobs/job-handler.ts'
import { deliver } from '../mail/deliver.ts'
import { mailFacts } from '../mail/mail-facts.ts'
import { composeProductMail, restockMailText } from '../mail/product-mail.ts'
import { unsubscribeHeaders } from '../newsletter/newsletter-mail.ts'
import type { Mailer } from '../services/mailer.ts'
import type { Services } from '../services/services.ts'
import { enqueueWatch } from './enqueue-watch.ts'
import { isBack } from './is-back.ts'
import { makeRestockToken, restockLeavePath } from './restock-link.ts'

/** The kind of the jobs that tell somebody that something is back. */
export const restockMailKind = 'restock-mail'

const restockMails = defineJob(restockMailKind, Type.Object({ signUpId: Type.String() }))

/** Writes such a mail and sends it. Whoever left meanwhile is not written to; what is sold out again by then is told another time. */
export function sendRestockMail(
  mailer: Mailer,
  { secret, publicUrl, clock }: Pick<Services, 'secret' | 'publicUrl' | 'clock'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const signUp = await store.restock.find(restockMails.read(payload).signUpId)
    // One that was given up can be tried again from the list of mails.
    if (signUp?.state !== 'queued' && signUp?.state !== 'unsent') return
    const path = await pathOf(store, signUp)
    if (path === null) return waitOn(store, signUp.id, clock())
    const { site } = await siteFor(store, signUp.language)
    const origin = visitorOriginOf(site, publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')
    const leaveUrl = origin + restockLeavePath(makeRestockToken(signUp.id, { secret, websiteId: site.id }))
    const place = { site, origin, look: await lookOf(site) }
    const mail = {
      to: signUp.email,
      productName: nameOf(signUp),
      paragraphs: [restockMailText],
      link: { label: 'Have a look', url: origin + path },
      leaveUrl,
    }
    const letter = composeProductMail('restock', mail, place)
    const facts = mailFacts('restock', letter)
    const outgoing = { id, ...facts, ...letter, headers: unsubscribeHeaders(leaveUrl) }
    // The link is for its reader alone; where no mail goes out, the mailbox is where it is read.
    const copy = composeProductMail('restock', { ...mail, leaveUrl: '' }, place)
    const kept = mailer.transport === 'mailbox' ? outgoing : { id, ...facts, ...copy }
    await deliver(mailer, outgoing, { store, nowMs, kept })
    await store.restock.settle(signUp.id, 'sent', clock())
  }
}

/** A mail that is given up leaves nobody behind in the outbox: its reader can ask again, and their owner sees it. */
export const endRestockMail: MailEnding = ({ payload, tables, nowMs }) =>
  tables.restock.settle(restockMails.read(payload).signUpId, 'unsent', nowMs)

/** One that is sent after all has its reader on its list; told by another mail meanwhile they are not written to twice. */
export const restockReturn: MailReturn = {
  isAwaited: async ({ payload, tables }) =>
    isToBeTold(await tables.restock.find(restockMails.read(payload).signUpId)),
  take: ({ payload, tables, nowMs }) => tables.restock.takeOne(restockMails.read(payload).signUpId, nowMs),
}

/** Has somebody wait on, and the stock looked at for them: nobody may have waited beside them. */
function waitOn(store: SiteStore, signUpId: string, nowMs: number): Promise<void> {
  return store.transaction(async (tables) => {
    await tables.restock.settle(signUpId, 'waiting', nowMs)
    await enqueueWatch(tables, { websiteId: store.websiteId, nowMs })
  })
}

/** What a variant is called in words. */
export function nameOf({
  productTitle,
  variantName,
}: Pick<RestockSignUp, 'productTitle' | 'variantName'>): string {
  return variantName === '' ? productTitle : `${productTitle} (${variantName})`
}

/** Where it can be bought; null where it cannot. */
async function pathOf(store: SiteStore, signUp: RestockSignUp): Promise<string | null> {
  if (!(await isBack(store, signUp))) return null
  const product = await store.products.find(signUp.productId)
  const urls = await readProductUrls(store, await store.site.read())
  const url = product && urls(product)
  if (!url) return null
  return signUp.variantName === '' ? encodeURI(url) : variantAddress(encodeURI(url), signUp.variantId)
}
