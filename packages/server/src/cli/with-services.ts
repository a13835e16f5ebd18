import { randomBytes, randomUUID } from 'node:crypto'
import type { CommandServices } from '../control/command-services.ts'
import { keepImage } from '../images/keep-image.ts'
import { openGateways } from '../payments/open-gateways.ts'
import { newTimedId } from '../services/new-id.ts'
import { openInstallation } from '../start/open-installation.ts'
import { openLog } from '../start/open-log.ts'
import type { Settings } from '../start/settings.ts'

/** Opens the installation for a command, without a server, and closes it behind it. Throws `FolderInUseError` where a shop holds the folder. */
export async function withServices<Answer>(
  settings: Settings,
  work: (services: CommandServices) => Promise<Answer>,
): Promise<Answer> {
  const { dataDir, siteDir, port, publicUrl, panelHost } = settings
  const log = await openLog(settings.log, 'stderr')
  const { store, secret } = await openInstallation(settings, log, { mayUpdate: false })
  const gateways = openGateways({
    dataDir,
    clock: Date.now,
    isShared: store.engine === 'postgres',
    hosts: { stripe: settings.stripeHost, paypal: settings.paypalHost },
  })
  const services: CommandServices = {
    store,
    gateways,
    dataDir,
    siteDir,
    port,
    publicUrl,
    panelHost,
    clock: Date.now,
    newId: () => newTimedId(Date.now()),
    newUuid: randomUUID,
    newToken: (bytes) => randomBytes(bytes).toString('base64url'),
    secret,
    log,
    keepPicture: keepImage,
  }
  try {
    return await work(services)
  } finally {
    gateways.close()
    await store.close()
  }
}
