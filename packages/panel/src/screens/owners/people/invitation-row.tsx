import { Button, Group, Text } from '@mantine/core'
import { renewInvitationCall, revokeInvitationCall } from '@vitrine/contract/owners/people-calls'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { useFormat } from '../../../format/use-format.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { toastError } from '../../../parts/toasts/toast.ts'
import classes from './people.module.css'
import type { Invitation } from './people.ts'

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly mailsLinks: boolean
  /** The link is null where it was mailed. */
  readonly onRenewed: (email: string, link: string | null) => void
  readonly onRevoked: (words: string) => void
}

/** Somebody who was invited and did not come yet. */
export function InvitationRow({ invitation, mailsLinks, onRenewed, onRevoked }: InvitationRowProps) {
  const { day } = useFormat()
  const { id, email, roles, isExpired, expiresAtMs } = invitation
  const [busy, setBusy] = useState<'mail' | 'link' | 'revoke' | null>(null)
  const renew = async (way: 'mail' | 'link') => {
    setBusy(way)
    const body = { isMailed: way === 'mail' }
    const outcome = await call(renewInvitationCall, { params: { invitationId: id }, body })
    setBusy(null)
    if (outcome.ok) return onRenewed(email, outcome.reply.link)
    toastError('Not invited again', outcome.refusal.message)
  }
  const revoke = async () => {
    setBusy('revoke')
    const outcome = await call(revokeInvitationCall, { params: { invitationId: id } })
    setBusy(null)
    // One that was used or taken back meanwhile is as it was to be.
    if (!outcome.ok && outcome.refusal.status !== 404)
      return toastError('Not taken back', outcome.refusal.message)
    onRevoked(`The invitation of ${email} was taken back`)
  }
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Group gap="xs">
          <Text size="sm" fw={600} className={classes.mail}>
            {email}
          </Text>
          {isExpired && <StatusBadge tone="due">Expired</StatusBadge>}
        </Group>
        <Text size="xs" c="dimmed">
          {roles.map((role) => roleTexts[role].label).join(', ')}; {isExpired ? 'ended' : 'good until'}{' '}
          {day(expiresAtMs)}
        </Text>
      </div>
      <Group gap="xs" className={classes.acts}>
        {mailsLinks && (
          <Button size="xs" variant="default" loading={busy === 'mail'} onClick={() => void renew('mail')}>
            Mail again
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={busy === 'link'}
          onClick={() => void renew('link')}
          aria-label={`New link for ${email}`}
        >
          New link
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={busy === 'revoke'}
          onClick={() => void revoke()}
          aria-label={`Take back the invitation of ${email}`}
        >
          Take back
        </Button>
      </Group>
    </li>
  )
}
