import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { listMailCall, listUnsentMailCall, retryMailCall } from '@vitrine/contract/mail/panel-calls'
import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../call/client.ts'
import { useCall } from '../../call/use-call.ts'
import { useFormat } from '../../format/use-format.ts'
import { LinkText } from '../../parts/link-text.tsx'
import { toastError, toastSaved } from '../../parts/toast.ts'

type UnsentMail = ReplyOf<typeof listUnsentMailCall>['mails'][number]

/** The mail that did not go out, with the reason, and a way to try again; nothing when all went out. */
export function UnsentMailNotice() {
  const query = useCall(listUnsentMailCall, {})
  const mails = query.data?.mails ?? []
  if (mails.length === 0) return null
  const title = mails.length === 1 ? '1 mail did not go out' : `${mails.length} mails did not go out`
  return (
    <Alert color="orange" icon={<MailWarning aria-hidden />} title={title} role="status" mb="md">
      <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {mails.map((mail) => (
          <UnsentRow key={mail.id} mail={mail} />
        ))}
      </Stack>
    </Alert>
  )
}

function UnsentRow({ mail }: { readonly mail: UnsentMail }) {
  const { moment } = useFormat()
  const queries = useQueryClient()
  const [isTrying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    const outcome = await call(retryMailCall, { params: { mailId: mail.id } })
    setTrying(false)
    if (!outcome.ok) return toastError('The mail was not tried again', outcome.refusal.message)
    toastSaved('The mail is being sent')
    await queries.invalidateQueries({ queryKey: [listUnsentMailCall.name] })
    await queries.invalidateQueries({ queryKey: [listMailCall.name] })
  }
  const next =
    mail.nextTryAtMs === null ? 'It was given up.' : `It is tried again ${moment(mail.nextTryAtMs)}.`
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div style={{ flex: '1 1 16rem' }}>
        <Text size="sm" fw={600}>
          {nameOf(mail)}
        </Text>
        <Text size="sm">
          {mail.reason} {next}
        </Text>
        {mail.orderId && (
          <LinkText to="/orders/$orderId" params={{ orderId: mail.orderId }} size="sm">
            View order
          </LinkText>
        )}
      </div>
      <Button size="xs" variant="default" loading={isTrying} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </Group>
  )
}

function nameOf({ kind, subject, orderNumber }: UnsentMail): string {
  return kind === 'letter' ? subject : `${kindLabels[kind]} #${orderNumber ?? ''}`
}

const kindLabels: Readonly<Record<Exclude<UnsentMail['kind'], 'letter'>, string>> = {
  placed: 'To the buyer: confirmation of order',
  fulfilled: 'To the buyer: parcel of order',
  canceled: 'To the buyer: cancellation of order',
  'new-order': 'To you: new order',
}
