import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Log } from '@vitrine/site/log'
import { seedSite } from '@vitrine/site/seed/seed-site'
import { firstWebsiteId } from '@vitrine/site/seed/seeded-site'
import { openStore } from '@vitrine/store/open-store'
import type { SiteStore } from '@vitrine/store/store'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { keepImage } from '../../images/keep-image.ts'
import { openGateways } from '../../payments/open-gateways.ts'
import { openPlacesDesk } from '../../places/open-places-desk.ts'
import type { Services } from '../../services/services.ts'

/** A site in a template under check, with sample content of every kind, in a folder that goes when it is closed. */
export interface SampleSite {
  readonly app: FastifyInstance
  readonly store: SiteStore
  /** Opens it to a browser on this machine; gives scheme and host. */
  listen(): Promise<string>
  close(): Promise<void>
}

/** Opens such a site; `log` hears what goes wrong while its pages are rendered. */
export async function openSampleSite(siteDir: string, log: Log): Promise<SampleSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-check-'))
  const store = await openStore({ url: undefined, dataDir, log, countsAttempts: false })
  const gateways = openGateways({ dataDir, clock: Date.now })
  const services: Services = {
    store,
    clock: Date.now,
    newId: () => randomBytes(12).toString('hex'),
    newUuid: randomUUID,
    newToken: (bytes) => randomBytes(bytes).toString('base64url'),
    dataDir,
    secret: randomBytes(32).toString('hex'),
    publicUrl: null,
    isTrustedProxy: null,
    siteDir,
    isDev: false,
    keepPicture: keepImage,
    placesDesk: openPlacesDesk(dataDir),
    countsAttempts: false,
    gateways,
    mailer: { transport: 'mailbox', send: async () => {} },
    log,
  }
  await seedSite({ ...services, newId: () => firstWebsiteId })
  const app = buildApp(services)
  await app.ready()
  return {
    app,
    store: store.site(firstWebsiteId),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close()
      gateways.close()
      await store.close()
      // Pictures that pages asked for may still be made.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}
