import { Button, Group, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import { renewInvitationCall, revokeInvitationCall } from '@vitrine/contract/owners/people-calls'
import { roleTexts } from '@vitrine/domain/owners/role-texts'
import { useState } from 'react'
import { prepareRemoval } from '../../../call/gone-is-done.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { useChange } from '../../../parts/changes/use-change.ts'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import classes from './people.module.css'
import type { Invitation } from './people.ts'

interface InvitationRowProps {
  readonly invitation: Invitation
  readonly mailsLinks: boolean
  /** The link is null where it was mailed. */
  readonly onRenewed: (email: string, link: string | null) => void
}

/** Somebody who was invited and did not come yet. */
export function InvitationRow({ invitation, mailsLinks, onRenewed }: InvitationRowProps) {
  const { day } = useFormat()
  const { id, email, roles, isExpired, expiresAtMs } = invitation
  const params = { invitationId: id }
  const [way, setWay] = useState<'mail' | 'link'>('link')
  const renewal = useChange<ReplyOf<typeof renewInvitationCall>>({
    refused: 'Not invited again',
    onDone: ({ link }) => onRenewed(email, link),
  })
  const renew = (chosen: 'mail' | 'link') => {
    if (renewal.state.kind === 'saving') return
    setWay(chosen)
    const body = { isMailed: chosen === 'mail' }
    void renewal.send(prepareCall(renewInvitationCall, { params, body }))
  }
  // One that was used or taken back meanwhile is as it was to be.
  const revocation = useChange<object>({ refused: 'Not taken back' })
  const revoke = () => {
    const revoking = prepareRemoval(revokeInvitationCall, { params })
    void revocation.send(revoking, `The invitation of ${email} was taken back`)
  }
  const renewing = renewal.state.kind === 'saving' ? way : null
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
          <Button size="xs" variant="default" loading={renewing === 'mail'} onClick={() => renew('mail')}>
            Mail again
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={renewing === 'link'}
          onClick={() => renew('link')}
          aria-label={`New link for ${email}`}
        >
          New link
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={revocation.state.kind === 'saving'}
          onClick={revoke}
          aria-label={`Take back the invitation of ${email}`}
        >
          Take back
        </Button>
      </Group>
    </li>
  )
}
