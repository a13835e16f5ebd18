import { randomBytes } from 'node:crypto'
import { addSite, addSiteProblemText } from '../site/seed/add-site.ts'
import { seedSite } from '../site/seed/seed-site.ts'
import { consoleLog } from '../start/console-log.ts'
import { makeOwnerLink } from '../start/first-owner-link.ts'
import { readSettings, type Settings } from '../start/settings.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import type { Command } from './command.ts'

const usage = 'Usage: npm run -s vitrine -- sites\n       npm run -s vitrine -- sites add HOST'

/** Lists the sites of a stopped installation, or adds one. */
export const sitesCommand: Command = async (args, { environment, rootDir }) => {
  const [verb, host, ...rest] = args
  const isUnderstood = verb === undefined || (verb === 'add' && host !== undefined && rest.length === 0)
  if (!isUnderstood) {
    console.error(usage)
    return 2
  }
  const settings = readSettings(environment, rootDir, false)
  const { databaseUrl, dataDir } = settings
  const store = await openStore({ url: databaseUrl, dataDir, log: consoleLog })
  try {
    return host === undefined ? await listSites(store) : await add(store, settings, host)
  } finally {
    await store.close()
  }
}

async function listSites(store: Store): Promise<number> {
  for (const { hosts, title, id } of await store.sites.list())
    console.log(`${hosts.length === 0 ? 'any other host' : hosts.join(', ')}\t${title}\t${id}`)
  return 0
}

async function add(store: Store, { dataDir, siteDir, port }: Settings, host: string): Promise<number> {
  const newId = () => randomBytes(12).toString('hex')
  const newToken = (bytes: number) => randomBytes(bytes).toString('base64url')
  const services = { store, clock: Date.now, dataDir, siteDir, log: consoleLog, newId, newToken }
  // The first site of an installation answers to every host that no other site has.
  await seedSite(services)
  const outcome = await addSite(services, host)
  if (!outcome.ok) {
    console.error(addSiteProblemText[outcome.problem])
    return 1
  }
  const address = `http://${outcome.site.hosts[0]}:${port}`
  console.log(`The shop:  ${address}/`)
  console.log(`The panel: ${address}/config`)
  const link = await makeOwnerLink(services, outcome.site, address)
  console.log(`Make the first owner account (this link works once): ${link}`)
  return 0
}
