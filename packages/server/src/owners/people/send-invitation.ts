import { asOneLine } from '@vitrine/domain/limits/one-line'
import type { LookOf, MailLook } from '@vitrine/domain/mail/mail-look'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { invitationDays } from '@vitrine/domain/owners/staff'
import type { Site } from '@vitrine/domain/website/site'
import { homeOriginOf } from '@vitrine/site/sites/home-origin'
import { visitorWords } from '@vitrine/site/words/visitor-words'
import type { StaffInvitation } from '@vitrine/store/owners/staff-invitations'
import { hashToken } from '../../http/visitor/token-hash.ts'
import { type JobHandler, PermanentJobError } from '../../jobs/job-handler.ts'
import { composeLetter } from '../../mail/compose-letter.ts'
import type { ComposedMail } from '../../mail/composed-mail.ts'
import { deliver } from '../../mail/deliver.ts'
import { mailFacts } from '../../mail/mail-facts.ts'
import type { Mailer } from '../../services/mailer.ts'
import { atPanelHost } from '../../services/panel-host.ts'
import type { Services } from '../../services/services.ts'
import { invitationSubject, readInvitationPayload } from './invitation-mail-kind.ts'

/** Makes the link of an invitation and mails it, unless it was taken back, or is handed over otherwise by now. Each attempt makes a link of its own, as none is kept. */
export function sendInvitation(
  mailer: Mailer,
  services: Pick<Services, 'clock' | 'newToken' | 'publicUrl' | 'panelHost'>,
  lookOf: LookOf,
): JobHandler {
  return async ({ id, payload, store, nowMs }) => {
    const invitation = await store.staffInvitations.find(readInvitationPayload(payload).invitationId)
    if (!invitation?.isMailed || invitation.expiresAtMs <= nowMs || (await store.mail.find(id))) return
    if (mailer.transport === 'mailbox') throw new PermanentJobError('There is no mail server: set SMTP_URL.')
    const site = await store.site.read()
    const origin = homeOriginOf(site, services.publicUrl)
    if (origin === null) throw new PermanentJobError('The address of the site is not known: set PUBLIC_URL.')

    const look = await lookOf(site)
    const token = services.newToken(32)
    // Taken back or renewed while the mail was prepared: it stays so.
    if (!(await store.staffInvitations.renewToken(invitation, hashToken(token)))) return
    const linkUrl = `${origin}/config/join?link=${token}`
    const panelUrl = atPanelHost(linkUrl, site, services.panelHost)
    const letter = composeInvitation(invitation, { site, linkUrl, panelUrl, look })
    const mail = { id, ...mailFacts('invitation', letter), ...letter }
    const kept = { ...mail, subject: invitationSubject(invitation.email), text: keptText, html: '' }
    await deliver(mailer, mail, { store, nowMs, kept })
  }
}

const keptText = 'What this mail said is for its reader alone: it is not kept.'

interface InvitationContents {
  readonly site: Site
  /** At the site. */
  readonly linkUrl: string
  /** Where the panel is. */
  readonly panelUrl: string
  readonly look: MailLook
}

function composeInvitation(
  { email, roles }: StaffInvitation,
  { site, linkUrl, panelUrl, look }: InvitationContents,
): ComposedMail {
  const { say, sayComposed } = visitorWords(site.language)
  const subject = sayComposed(`You are invited to work on ${asOneLine(site.title)}`)
  const names = roles.map((role) => say(roleTexts[role].label)).join(', ')
  const letter = {
    to: email,
    subject,
    paragraphs: [
      `You are invited as: ${names}. Make your account with the link below. It works once, for ${invitationDays} days.`,
      'If you do not know what this is about, leave this mail alone: nobody comes in without the link.',
    ],
    link: { label: 'Accept the invitation', url: panelUrl },
    footer: [site.sender.footerLine].filter(Boolean),
  }
  return composeLetter({ site, linkUrl, look }, letter)
}
