import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Client } from '../wire/client.ts'
import type { KnownIds } from './harvest-ids.ts'

/** Where the panel lists what a name in an address stands for: the list, and the field of its answer. */
const lists: Readonly<Record<string, readonly [path: string, field: string]>> = {
  actId: ['activity', 'rows'],
  areaId: ['members/set-up', 'areas'],
  authorId: ['authors', 'authors'],
  bulkActId: ['bulk-acts', 'bulkActs'],
  campaignId: ['campaigns', 'rows'],
  cardId: ['gift-cards', 'rows'],
  collectionId: ['content-collections', 'collections'],
  commentId: ['comments', 'rows'],
  customerId: ['customers', 'rows'],
  discountId: ['discounts', 'rows'],
  exportId: ['exports', 'dataExports'],
  formId: ['forms', 'forms'],
  id: ['items', 'rows'],
  invitationId: ['people', 'invitations'],
  itemId: ['items', 'rows'],
  keyId: ['api-keys', 'keys'],
  listId: ['newsletter-lists', 'lists'],
  mailId: ['mail', 'rows'],
  mediaId: ['media', 'rows'],
  membershipId: ['members', 'rows'],
  ownerId: ['layouts', 'owners'],
  planId: ['members/set-up', 'plans'],
  proposalId: ['order-drafts', 'rows'],
  signUpId: ['restock', 'rows'],
  siteId: ['sites', 'sites'],
  submissionId: ['form-submissions', 'rows'],
  subscriberId: ['subscribers', 'rows'],
  uploadId: ['uploads', 'uploads'],
  viewId: ['lists/orders/views', 'views'],
  accountId: ['people', 'people'],
}

/** What an address names and no list of the panel gives, each with why a stand-in serves. */
export const excusedNames: Readonly<Record<string, string>> = {
  code: 'a code of a discount, in a cart that is foreign already',
  deliveryId: 'is told only in its submission, once a service outside has failed',
  fileId: 'stands behind a submission that is foreign already, or behind a token',
  format: 'the name of a mail service',
  gateway: 'the name of a payment service',
  grantId: 'stands behind an order that is foreign already',
  importId: 'is told only in the list of imports, which a file begins',
  key: 'the name of a payment service and its mode',
  list: 'the name of a list',
  locale: 'the code of a language',
  name: 'the name of a template, which the installation has',
  paperId: 'stands behind an order that is foreign already',
  passkeyId: 'needs an authenticator, and names one of who asks',
  paymentId: 'is told to its buyer alone, and their gateway',
  purpose: 'the name of a kind of mail',
  readyAtMs: 'a time, behind an order that is foreign already',
  refundId: 'stands behind an order that is foreign already',
  reminderId: 'a cart counts as abandoned only hours later',
  reviewId: 'is written from a link that is mailed days later',
  service: 'the name of a payment service',
  shippedAtMs: 'a time, behind an order that is foreign already',
  subscriptionId: 'needs a way to pay that is kept',
  token: 'a secret that lets in whoever has it',
  withdrawalId: 'stands behind an order that is foreign already',
}

/** The ids of what the panel of a shop lists and that of a stranger, where there is one, does not, by the names of addresses; what has none is left out. */
export async function harvestPathIds(
  http: HttpVisitor,
  stranger: Client | null,
  known: KnownIds,
): Promise<KnownIds> {
  const found: Record<string, string> = {}
  const harvest = async (name: string, path: string, field: string) => {
    const own = await read<Readonly<Record<string, unknown>>>(http, `/api/panel/${path}`)
    const answer = await stranger?.send({ path: `/api/panel/${path}` })
    // Sites have things of one id, which are not the same: the standing newsletter, the places of forms.
    const id = idsOf(own[field]).find((each) => !answer?.body.includes(JSON.stringify(each)))
    if (id !== undefined) found[name] = id
  }
  for (const [name, [path, field]] of Object.entries(lists)) await harvest(name, path, field)
  await harvest('signInId', `people/${found.accountId}/sign-ins`, 'signIns')
  await harvest('targetId', 'forms/contactBlocks-write/targets', 'targets')
  return { ...known, ...kindOfThings, ...found }
}

/** What stands before some ids in addresses. */
export const kindOfThings: KnownIds = { kind: 'collection', language: 'de' }

function idsOf(rows: unknown): readonly string[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row ? [String(row.id)] : [],
  )
}
