import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { endFactors } from '../owners/factors/end-factors.ts'
import { makeOwnerLink } from '../owners/first-owner-link.ts'
import { firstOwnerLine } from '../owners/opening-lines.ts'
import { type LinkPurpose, linkPurposes, makeAccountLink } from '../owners/owner-link.ts'
import { atPanelHost } from '../services/panel-host.ts'
import { chooseSite } from './choose-site.ts'
import type { CommandAnswer, CommandServices } from './command-services.ts'
import { originOf } from './site-commands.ts'

/** For whom a link is to be made. */
export interface LinkRequest {
  readonly email: string
  /** A host of the site, or its short name; null where there is one only. */
  readonly siteName: string | null
}

/** Writes such a request as the argument of a command. */
export function writeLinkRequest({ email, siteName }: LinkRequest): string {
  return new URLSearchParams({ email, ...(siteName === null ? {} : { site: siteName }) }).toString()
}

/** Makes a link that signs an account in once, or sets a new password of it, for a person who has the shell: the way in when nothing else is left. */
export async function linkForOwner(
  purpose: LinkPurpose,
  services: CommandServices,
  argument: string,
): Promise<CommandAnswer> {
  const asked = new URLSearchParams(argument)
  const choice = await chooseSite(services.store, asked.get('site'), services)
  if (!choice.ok) return refuse(choice.message)
  const { site } = choice
  const store = services.store.site(site.id)
  const account = await store.accounts.findByEmail(asked.get('email') ?? '')
  if (!account) return (await linkForFirst(services, site)) ?? refuse(unknownText(site))
  if (account.isDisabled) return refuse('This account is disabled.')

  const known = homeOriginOf(site, services.publicUrl)
  const origin = known ?? `http://localhost:${services.port}`
  const link = await store.transaction(async (tables) => {
    await tables.auditLog.record({
      id: services.newId(),
      atMs: services.clock(),
      accountId: '',
      call: purpose === 'sign-in' ? 'owner link' : 'owner reset',
      subjectId: account.id,
      summary:
        purpose === 'sign-in'
          ? 'Made a sign-in link at the shell'
          : 'Made a link for a new password at the shell',
    })
    // Who has the shell comes in whatever was lost.
    if (purpose === 'password') await endFactors(tables, account.id)
    const made = await makeAccountLink(purpose, tables, account, { origin, services })
    return atPanelHost(made, site, services.panelHost)
  })
  return {
    lines: [
      `${linkLead[purpose]} ${account.email} (this link works once, for ${linkPurposes[purpose].minutes} minutes): ${link}`,
      ...(known === null ? [guessedText] : []),
    ],
    isWell: true,
  }
}

const linkLead = { 'sign-in': 'Sign in as', password: 'Set a new password for' } as const

const guessedText =
  'The address of the site is not known: set PUBLIC_URL, or put the address you use in the place of the one above.'

/** The link by which the first account is made, as `sites add` printed it once; null where there are accounts. */
async function linkForFirst(services: CommandServices, site: Site): Promise<CommandAnswer | null> {
  const link = await makeOwnerLink(services, site, originOf(site.hosts[0] ?? 'localhost', services))
  if (link === null) return null
  await services.store.site(site.id).transaction(({ auditLog }) =>
    auditLog.record({
      id: services.newId(),
      atMs: services.clock(),
      accountId: '',
      call: 'owner link',
      subjectId: site.id,
      summary: 'Made the link for the first account at the shell',
    }),
  )
  return {
    lines: [`Nobody owns ${site.title} yet. ${firstOwnerLine(link)}`],
    isWell: true,
  }
}

function unknownText({ title }: Site): string {
  return `No account of ${title} has this address.`
}

function refuse(line: string): CommandAnswer {
  return { lines: [line], isWell: false }
}
