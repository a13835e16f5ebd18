import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptySettings, freshHealth } from '@vitrine/domain/forms/targets/form-target'
import { buildDiscount } from '@vitrine/domain/testing/discount-builders'
import { uploadedTemplatesDir } from '@vitrine/site/templates/template-place'
import { newId, noon } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import sharp from 'sharp'
import { readerKey } from '../../cart/reminders/reader-key.ts'
import { sealSecret } from '../../forms/targets/target-secrets.ts'
import { hashRecoveryCode } from '../../owners/factors/codes.ts'
import { factorSeal } from '../../owners/factors/try-code.ts'
import { sealAccount } from '../../payments/account-keys.ts'
import { sealToken } from '../../payments/saved-tokens.ts'
import { personKey } from '../../services/person-key.ts'
import { seal } from '../../services/seal.ts'
import { fillCart, orderRequest, placeOrder, sampleAddress } from '../../testing/check-out.ts'
import type { OpenShop } from '../../testing/open-shop.ts'
import { makeAccount } from '../../testing/selling/make-account.ts'
import { openUploader } from '../../testing/send-upload.ts'
import { signInAs } from '../../testing/sign-in.ts'

/** What a test must know of the shop that it moves. */
export interface FurnishedShop {
  readonly ownerEmail: string
  readonly accountId: string
  readonly memberEmail: string
  readonly orderId: string
  readonly giftCode: string
  /** The path of the picture. */
  readonly picture: string
  readonly song: Buffer
  readonly targetId: string
}

const unsent = { shippingAddress: null, shippingOptionKey: null, billingAddress: sampleAddress }

/** A discount that each customer has once. */
const once = buildDiscount({ id: newId(), trigger: 'code', code: 'ONCE', isOncePerCustomer: true })

/** Gives a shop one of each thing that has files, or that hangs on the key of the installation. */
export async function furnishShop(shop: OpenShop): Promise<FurnishedShop> {
  const owner = await shop.visitor()
  const ownerEmail = await signInAs(owner, shop.store, ['admin'])
  const uploader = openUploader(shop.app, owner)
  const pixels = { width: 60, height: 40, channels: 3, background: '#336699' } as const
  const uploaded = await uploader.upload('quay.jpg', await sharp({ create: pixels }).jpeg().toBuffer())
  await uploader.upload('menu.txt', 'Soup, bread')
  const memberEmail = 'kim@example.com'
  await makeAccount(shop, memberEmail)
  const song = Buffer.from('A song. '.repeat(40))
  const giftCode = await buyCard(shop)
  const orderId = await sellSong(shop, song)
  wearUpload(shop)
  const account = await shop.store.accounts.findByEmail(ownerEmail)
  const accountId = account?.id ?? ''
  const targetId = newId()
  await keepSealed(shop, { accountId, targetId, orderId })
  await shop.store.transaction(async ({ site }) =>
    site.save({ ...(await site.lock()), templateId: 'templates/quay' }),
  )
  const picture = new URL((uploaded.json.media as { assetUrl: string }).assetUrl, 'http://localhost').pathname
  return { ownerEmail, accountId, memberEmail, orderId, giftCode, picture, song, targetId }
}

/** Buys a gift card of 50.00, and returns its code. */
async function buyCard(shop: OpenShop): Promise<string> {
  const buyer = await shop.visitor()
  await buyer.submit('/checkout/gift-card', {
    itemId: shop.giftCard.id,
    variantId: shop.giftCard.variants[1]?.id ?? '',
    quantity: '1',
    for: 'me',
    recipientName: '',
    recipientEmail: '',
    senderName: '',
    message: '',
    deliverOn: '',
  })
  await placeOrder(buyer, orderRequest(buyer.cookies.get('CART') ?? '', unsent))
  for (let turn = 0; turn < 3; turn += 1) await shop.runJobs()
  const mail = (await keptMail(shop.store)).find(({ text }) => /Code: [0-9A-Z-]{23}/.test(text))
  return /Code: ([0-9A-Z-]{23})/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Sells a file, and returns the order. */
async function sellSong(shop: OpenShop, song: Buffer): Promise<string> {
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  const begun = await owner.send('POST', '/api/panel/uploads', {
    filename: 'song.bin',
    bytes: song.length,
    modifiedAtMs: 1,
    replacesId: null,
    isForSale: true,
  })
  const { id: uploadId } = (begun.json as { upload: { id: string } }).upload
  await openUploader(shop.app, owner).sendPart(uploadId, 0, song)
  const done = await owner.send('POST', `/api/panel/uploads/${uploadId}/digital-file`, { replacesId: null })
  const { id } = (done.json as { file: { id: string } }).file
  await shop.store.products.save({
    ...shop.file,
    digitalFiles: [{ id, filename: 'song.bin', bytes: song.length }],
  })
  const buyer = await shop.visitor()
  const token = await fillCart(buyer, shop.file.id)
  const placed = await placeOrder(buyer, orderRequest(token, { ...unsent, acceptsDownloads: true }))
  await shop.runJobs()
  return (placed.json as { orderId: string }).orderId
}

function wearUpload({ services }: OpenShop): void {
  const dir = path.join(uploadedTemplatesDir(services.dataDir), 'quay')
  mkdirSync(dir, { recursive: true })
  writeFileSync(path.join(dir, 'template.conf'), '{ "name": "Quay" }')
  writeFileSync(
    path.join(dir, 'site.region'),
    '<head>{squarespace-headers}</head><body>At the quay{squarespace.main-content}</body>',
  )
}

/** Keeps what is sealed by the key of the installation, or hashed by it. */
async function keepSealed(
  { store, services }: OpenShop,
  { accountId, targetId, orderId }: Pick<FurnishedShop, 'accountId' | 'targetId' | 'orderId'>,
): Promise<void> {
  const { secret } = services
  const by = { websiteId: store.websiteId, secret }
  await store.transaction(async (tables) => {
    await tables.secondFactors.save(accountId, {
      secret: seal('TOTPSECRET', factorSeal(services)),
      isOn: false,
    })
    await tables.secondFactors.saveCodes(accountId, [hashRecoveryCode('k3mw-9txa-hp2q', accountId, secret)])
    await tables.gatewayAccounts.save({
      gateway: 'paypal',
      publicKey: 'public',
      sealed: sealAccount({ secretKey: 'key', webhookSecret: 'hook' }, { gateway: 'paypal', ...by }),
      updatedAtMs: noon,
    })
    await tables.formTargets.save({
      id: targetId,
      formId: newId(),
      kind: 'webhook',
      name: 'Desk',
      settings: emptySettings,
      isOn: true,
      sealed: sealSecret('whsec_of-desk', services),
      sealedBefore: '',
      beforeUntilMs: 0,
      health: freshHealth,
      columns: [],
      createdAtMs: noon,
      updatedAtMs: noon,
    })
    await tables.savedMethods.insert({
      id: newId(),
      paymentId: orderId,
      gateway: 'test',
      sealedToken: sealToken('card_1', services),
      kind: 'card',
      brand: 'visa',
      last4: '4242',
      expiry: { month: 12, year: 2030 },
      createdAtMs: noon,
      removedAtMs: null,
    })
    // Ada has ordered; nobody knows Zoe.
    await tables.discountCodes.add(['ONCE'], { discountId: once.id, most: null, nowMs: noon })
    await tables.discounts.save(once)
    for (const [id, email] of [
      ['of-ada', 'ada@example.com'],
      ['of-zoe', 'zoe@example.com'],
    ] as const)
      await tables.discountUses.reserve({ id, cartId: newId(), currency: 'USD', nowMs: noon }, [
        { discountId: once.id, code: 'ONCE', amountCents: 100, customerKey: personKey(email, by) },
      ])
    await tables.reviews.refuse(personKey('ada@example.com', by), noon)
    await tables.reminders.refuse(readerKey('ada+shop@example.com', by))
    await tables.reviews.refuse(personKey('zoe@example.com', by), noon)
  })
}
