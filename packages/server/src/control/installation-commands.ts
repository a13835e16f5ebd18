import { auditPayments } from '../checkout/find-payment-discrepancies.ts'
import { auditSoldFiles } from '../downloads/audit-sold-files.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { linkForOwner } from './link-for-owner.ts'
import { restoreSiteInWords, saveSiteInWords } from './moving-commands.ts'
import {
  addSiteInWords,
  changeSiteHosts,
  changeSiteTemplate,
  listSites,
  listTemplatesInWords,
  removeSiteInWords,
  renameSite,
} from './site-commands.ts'
import { resumeSiteInWords, suspendSiteInWords } from './suspension-commands.ts'

/** Names of the commands that run beside the server. */
export type CommandName = keyof typeof installationCommands

/** Commands about the installation as a whole. */
export const installationCommands = {
  audit: auditInstallation,
  sites: listSites,
  templates: listTemplatesInWords,
  'add-site': addSiteInWords,
  'owner-link': (services, argument) => linkForOwner('sign-in', services, argument),
  'owner-reset': (services, argument) => linkForOwner('password', services, argument),
  'rename-site': renameSite,
  'site-hosts': changeSiteHosts,
  'site-template': changeSiteTemplate,
  'suspend-site': suspendSiteInWords,
  'resume-site': resumeSiteInWords,
  'remove-site': removeSiteInWords,
  'save-site': saveSiteInWords,
  'restore-site': restoreSiteInWords,
} as const satisfies Readonly<
  Record<string, (services: CommandServices, argument: string) => Promise<CommandAnswer>>
>

/** Proves the ledgers, holds payments against the books of the gateway, and looks for the files that are sold; each disagreement is a line. */
async function auditInstallation(services: CommandServices): Promise<CommandAnswer> {
  const problems = [
    ...(await services.store.audit()),
    ...(await auditPayments(services)),
    ...(await auditSoldFiles(services)),
  ]
  if (problems.length > 0) return { lines: problems, isWell: false }
  return { lines: ['The ledgers add up, and every charge has its order or its refund.'], isWell: true }
}
