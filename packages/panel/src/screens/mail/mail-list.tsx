import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../format/use-format.ts'
import type { MailMessage } from './mail-message.ts'
import { parseMailSearch } from './mail-search.ts'
import classes from './mailbox.module.css'

interface MailListProps {
  readonly messages: readonly MailMessage[]
  readonly openId: string | undefined
  readonly page: number
}

/** The messages of a page, newest first. */
export function MailList({ messages, openId, page }: MailListProps) {
  const { ago } = useFormat()
  return (
    <ul className={classes.messages} aria-label="Messages">
      {messages.map((message) => (
        <li key={message.id}>
          <Link
            to="/mailbox"
            search={parseMailSearch({ message: message.id, page })}
            className={classes.message}
            aria-current={message.id === openId ? 'true' : undefined}
          >
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" fw={600} truncate>
                {message.to}
              </Text>
              <Text size="xs" c="dimmed" flex="none">
                {ago(message.sentAtMs)}
              </Text>
            </Group>
            <Text size="sm" truncate>
              {message.subject}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  )
}
