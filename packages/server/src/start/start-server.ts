import { randomUUID } from 'node:crypto'
import { readMailLook } from '@vitrine/domain/mail/mail-look'
import { seedSite } from '@vitrine/site/seed/seed-site'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app.ts'
import { startControl } from '../control/control-server.ts'
import { ImageRenditions } from '../images/image-renditions.ts'
import { keepImage } from '../images/keep-image.ts'
import { prepareRenditions } from '../images/prepare-renditions.ts'
import { InsightKeeper } from '../insight/insight-keeper.ts'
import { startDaily } from '../jobs/daily.ts'
import { wasBusy } from '../jobs/was-busy.ts'
import { ActsThread } from '../lists/bulk/thread/acts-thread.ts'
import { removeLeftImportFiles } from '../lists/import/remove-left-files.ts'
import { mailboxMailer } from '../mail/mailbox-mailer.ts'
import { openMailer } from '../mail/smtp-mailer.ts'
import { removeAbandonedFiles, removeSiteFiles } from '../media/remove-site-files.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { openPlacesDesk } from '../places/open-places-desk.ts'
import { SearchKeeper } from '../search/search-keeper.ts'
import { usualFormTargetDesk } from '../services/form-target-desk.ts'
import { newTimedId } from '../services/new-id.ts'
import { randomText } from '../services/random-text.ts'
import type { Services } from '../services/services.ts'
import { closeWithin } from './close-connections.ts'
import { dailyActs } from './daily/daily-acts.ts'
import { followPort } from './follow-port.ts'
import { jobEndings, jobHandlers, kindsWhileSuspended, patientKinds } from './job-handlers.ts'
import { jobRunners } from './jobs/job-runners.ts'
import { noteDatabase, openInstallation } from './open-installation.ts'
import { openLog } from './open-log.ts'
import { requireSiteFolder } from './prepare-folders.ts'
import { showProgress } from './progress.ts'
import type { Settings } from './settings.ts'

/** Requests under way have so long to finish when the server stops. */
const closeGraceMs = 5_000

/** How long after a start the sizes of pictures are looked after; at the first start at once. */
const preparingAfterMs = 60_000

/** Other servers on the same PostgreSQL may be adding a site at the moment; that takes minutes at most. */
const othersAddMs = 3_600_000

/** A server that answers. */
export interface RunningServer {
  readonly services: Services
  readonly app: FastifyInstance
  /** Address on this machine, such as http://127.0.0.1:3000. */
  readonly address: string
  /** Whether this start filled the shop with its sample content. */
  readonly isFirstRun: boolean
  /** Finishes the requests and jobs in hand, then closes the store. */
  stop(): Promise<void>
}

/** Opens the store, fills an empty one, and starts to answer requests and do jobs. */
export async function startServer(settings: Settings): Promise<RunningServer> {
  const { dataDir, port, host } = settings
  await requireSiteFolder(settings)
  const log = await openLog(settings.log, 'stdout')
  const { store, secret } = await showProgress('Opening the database', () => openInstallation(settings, log))
  const services: Services = {
    store,
    clock: Date.now,
    newId: () => newTimedId(Date.now()),
    newUuid: randomUUID,
    newToken: (bytes) => randomText(bytes),
    dataDir,
    secret,
    publicUrl: settings.publicUrl,
    panelHost: settings.panelHost,
    isTrustedProxy: settings.isTrustedProxy,
    siteDir: settings.siteDir,
    formFilesBytes: settings.formFilesBytes,
    isDev: settings.isDev,
    keepPicture: keepImage,
    keepsPages: settings.keepsPages,
    pageCacheBytes: settings.pageCacheBytes,
    keptTemplates: settings.keptTemplates,
    countsAttempts: settings.countsAttempts,
    gateways: openGateways({
      dataDir,
      clock: Date.now,
      isShared: store.engine === 'postgres',
      hosts: { stripe: settings.stripeHost, paypal: settings.paypalHost },
    }),
    placesDesk: openPlacesDesk(dataDir),
    formTargetDesk: { ...usualFormTargetDesk, isOpened: settings.isTargetOpened },
    mailer: openMailer(settings.smtpUrl ?? undefined, mailboxMailer),
    campaignMailsPerMinute: settings.campaignMailsPerMinute ?? undefined,
    log,
  }
  const outcome = await showProgress('Filling the shop with its sample content', () =>
    store.alone(async () => {
      const seeded = await seedSite(services)
      await store.sites.claimHome()
      return seeded
    }),
  )
  await noteDatabase(dataDir, settings.databaseUrl)
  await removeSiteFiles(services)
  const leftAloneMs = store.engine === 'sqlite' ? 0 : othersAddMs
  await removeAbandonedFiles(services, leftAloneMs)
  await removeLeftImportFiles(services, leftAloneMs)
  const renditions = new ImageRenditions(dataDir, settings.makesPicturesAhead)
  const serverLog = { logger: log, requests: settings.log.requests }
  const search = new SearchKeeper(services)
  const insight = new InsightKeeper(services)
  const app = buildApp(services, { serverLog, renditions, search, insight })
  const address = await app.listen({ port, host })
  await followPort(services, Number(new URL(address).port))
  const { admitThread: admit } = store
  const actsFile = new URL('./main-of-acts.ts', import.meta.url)
  const actsThread = admit && new ActsThread({ file: actsFile, admit, services })
  const jobParts = {
    store,
    clock: services.clock,
    log,
    handlers: jobHandlers(services, {
      lookOf: async (site) => readMailLook(await app.installation.views.designTokensOf(site)),
      renditions,
      actsThread,
    }),
    endings: jobEndings(services),
    patientKinds,
    kindsWhileSuspended,
    wasBusy: () => wasBusy(store),
  }
  const runners = jobRunners(jobParts)
  for (const runner of runners) runner.start()
  search.start()
  insight.start()
  const daily = startDaily(services, dailyActs(services))
  // With PostgreSQL commands ask the database themselves, as other servers do.
  const control =
    store.engine === 'sqlite'
      ? await startControl({ ...services, port: Number(new URL(address).port) })
      : null
  let isStopping = false
  const prepare = () =>
    prepareRenditions(store, {
      renditions,
      log,
      isStopping: () => isStopping,
    }).catch((error: unknown) => log.warn({ err: error }, 'The sizes of pictures could not be made ahead'))
  // A server that starts again serves first.
  const preparing = setTimeout(prepare, outcome === 'seeded' ? 0 : preparingAfterMs)
  return {
    services,
    app,
    address,
    isFirstRun: outcome === 'seeded',
    stop: async () => {
      isStopping = true
      clearTimeout(preparing)
      await control?.close()
      await closeWithin(app.server, closeGraceMs, () => app.close())
      await Promise.all(runners.map((runner) => runner.stop()))
      await actsThread?.close()
      await daily.stop()
      services.gateways.close()
      await store.close()
    },
  }
}
