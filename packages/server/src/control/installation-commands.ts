import { addSite, addSiteProblemText } from '@vitrine/site/seed/add-site'
import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { makeOwnerLink } from '../owners/first-owner-link.ts'
import { openingLines } from '../owners/opening-lines.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { linkForOwner } from './link-for-owner.ts'

/** Names of the commands that run beside the server. */
export type CommandName = keyof typeof installationCommands

/** Commands about the installation as a whole. */
export const installationCommands = {
  audit: auditInstallation,
  sites: listSites,
  'add-site': addSiteInWords,
  'owner-link': (services, argument) => linkForOwner('sign-in', services, argument),
  'owner-reset': (services, argument) => linkForOwner('password', services, argument),
} as const satisfies Readonly<
  Record<string, (services: CommandServices, argument: string) => Promise<CommandAnswer>>
>

/** Proves the ledgers, and holds payments against the books of the gateway; each disagreement is a line. */
async function auditInstallation(services: CommandServices): Promise<CommandAnswer> {
  const problems = [...(await services.store.audit()), ...(await auditPayments(services))]
  if (problems.length > 0) return { lines: problems, isWell: false }
  return { lines: ['The ledgers add up, and every charge has its order or its refund.'], isWell: true }
}

async function listSites({ store }: CommandServices): Promise<CommandAnswer> {
  const sites = await store.sites.list()
  const lines = sites.map(
    ({ hosts, title, id }) => `${hosts.join(', ') || 'any other host'}\t${title}\t${id}`,
  )
  return { lines, isWell: true }
}

async function addSiteInWords(services: CommandServices, host: string): Promise<CommandAnswer> {
  const outcome = await addSite(services, host)
  if (!outcome.ok) return { lines: [addSiteProblemText[outcome.problem]], isWell: false }
  const address = addressOf(outcome.site.hosts[0] ?? host, services)
  const link = await makeOwnerLink(services, outcome.site, address)
  return { lines: openingLines(address, link), isWell: true }
}

/** Where the shop is reached at this host: as at `PUBLIC_URL`, so through the same proxy; without it, at the server's own port. */
function addressOf(host: string, { publicUrl, port }: Pick<CommandServices, 'publicUrl' | 'port'>): string {
  if (publicUrl === null) return `http://${host}:${port}`
  const url = new URL(publicUrl)
  return `${url.protocol}//${host}${url.port && `:${url.port}`}`
}
