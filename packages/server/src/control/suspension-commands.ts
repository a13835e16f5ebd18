import { resumeSite, suspendSite } from '../sites/acts/suspend-site.ts'
import { chooseSite } from './choose-site.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { inWords, recordAtShell } from './site-commands.ts'
import { readSiteOrder } from './site-order.ts'

/** Suspends a site. */
export async function suspendSiteInWords(
  services: CommandServices,
  argument: string,
): Promise<CommandAnswer> {
  const { site: named, reason } = readSiteOrder(argument)
  const choice = await chooseSite(services.store, named, services)
  if (!choice.ok) return { lines: [choice.message], isWell: false }
  const { id, title, suspension } = choice.site
  const record = recordAtShell(services, id, 'Suspended the site')
  // Suspended once more without a reason, it keeps the one it has.
  const told = reason || (suspension?.reason ?? '')
  return inWords(await suspendSite(services, id, told, record), `The site ${title} is suspended.`)
}

/** Lets a suspended site go on. */
export async function resumeSiteInWords(services: CommandServices, argument: string): Promise<CommandAnswer> {
  const choice = await chooseSite(services.store, readSiteOrder(argument).site, services)
  if (!choice.ok) return { lines: [choice.message], isWell: false }
  const { id, title } = choice.site
  const record = recordAtShell(services, id, 'Let the suspended site go on')
  return inWords(await resumeSite(services, id, record), `The site ${title} goes on.`)
}
