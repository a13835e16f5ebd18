import { randomBytes, randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { plainMailLook } from '@vitrine/domain/mail/mail-look'
import { openStore } from '@vitrine/store/open-store'
import { newId } from '@vitrine/store/testing/builders'
import { ImageRenditions } from '../../images/image-renditions.ts'
import { keepImage } from '../../images/keep-image.ts'
import { JobRunner } from '../../jobs/runner.ts'
import { mailboxMailer } from '../../mail/mailbox-mailer.ts'
import { decline } from '../../payments/decline.ts'
import { openGateways } from '../../payments/open-gateways.ts'
import type { Gateway } from '../../services/gateway.ts'
import type { Services } from '../../services/services.ts'
import { jobHandlers, patientKinds } from '../../start/job-handlers.ts'
import { renewalJobKind } from '../../subscribed/keep-subscription.ts'
import { smallTemplateDir } from '../../testing/open-site.ts'
import { emptyPlacesDesk } from '../../testing/places-stand-in.ts'
import { chanceOf } from './chance-of.ts'

/**
 * A server's jobs through simulated days, from one to another: says each day that is over. Where it is told to it kills itself: at so many
 * renewals that were charged and are not yet settled, or at a moment of any of them.
 */
const [dataDir = '', secret = '', firstMs = '', lastMs = '', deathPoint = '', deathCount = '', url = ''] =
  process.argv.slice(2)
const dayMs = 86_400_000
const clock = { nowMs: Number(firstMs) }
const log = { info: () => {}, warn: () => {}, error: () => {} }
const store = await openStore({ url: url || undefined, dataDir, log, now: () => clock.nowMs })
const gateways = openGateways({ dataDir, clock: () => clock.nowMs, timeLimitMs: 20_000 })

let passed = 0
/** Dies at a point that was named, when it was passed so often. */
function pass(point: string): void {
  if (point !== deathPoint) return
  passed += 1
  if (passed >= Number(deathCount)) process.kill(process.pid, 'SIGKILL')
}

const { test } = gateways
const lost = new Set<string>()
const start: Gateway['start'] = async (charge, signal) => {
  pass('before-charge')
  const chance = chanceOf(charge.paymentId)
  if (chance < 0.05) return decline('insufficient-funds')
  const answer = await test.start(charge, signal)
  pass('charged')
  if (chance < 0.1 && !lost.has(charge.paymentId)) {
    lost.add(charge.paymentId)
    // The money moved, and nobody heard of it.
    throw new Error('The wire broke')
  }
  return answer
}
const services: Services = {
  store,
  clock: () => clock.nowMs,
  newId,
  newUuid: randomUUID,
  newToken: (bytes) => randomBytes(bytes).toString('base64url'),
  dataDir,
  secret,
  publicUrl: null,
  isTrustedProxy: null,
  siteDir: smallTemplateDir,
  isDev: false,
  keepPicture: keepImage,
  gateways: { ...gateways, test: { ...test, start } },
  placesDesk: emptyPlacesDesk,
  mailer: mailboxMailer,
  log,
}
const handlers = jobHandlers(services, {
  lookOf: async () => plainMailLook,
  renditions: new ImageRenditions(dataDir),
})
const renew = handlers[renewalJobKind]
if (!renew) throw new Error('Nobody renews')
const runner = new JobRunner({
  store,
  handlers: {
    ...handlers,
    [renewalJobKind]: async (job) => {
      pass('taken')
      await renew(job)
      pass('settled')
    },
  },
  patientKinds,
  clock: () => clock.nowMs,
  log,
})
for (; clock.nowMs <= Number(lastMs); clock.nowMs += dayMs) {
  await runner.runDue()
  writeSync(1, `${clock.nowMs}\n`)
}
// Those whose answer was lost on the last day are asked for again.
for (let hour = 1; hour <= 3; hour += 1) {
  clock.nowMs = Number(lastMs) + hour * 3_600_000
  await runner.runDue()
}
gateways.close()
await store.close()
