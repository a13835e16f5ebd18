import { Box, Group, Text, Title } from '@mantine/core'
import { readMailTextsCall, readUsualMailTextsCall } from '@vitrine/contract/mail/mail-text-calls'
import { type MailGroup, mailGroups } from '@vitrine/domain/website/settings/mail/mail-kind-table'
import {
  groupOfMail,
  type WordedMailKind,
  wordedMailKinds,
} from '@vitrine/domain/website/settings/mail/mail-kinds'
import { mailLabels } from '@vitrine/domain/website/settings/mail/mail-labels'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { SearchBox } from '../../../parts/lists/search-box.tsx'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { isOwnText } from './is-own-text.ts'
import classes from './mail-texts.module.css'

/** The kinds of mail that the site writes, by what they are about, each leading to its words and its looks. */
export function MailsCard() {
  const query = useCall(readMailTextsCall, {})
  const texts = query.data?.value
  const usual = useCall(readUsualMailTextsCall, {}).data?.texts
  const [wanted, setWanted] = useState('')
  const shown = wordedMailKinds.filter((each) => texts && hasWords(each, texts[each].subject, wanted))
  return (
    <Box mb="md" className={classes.width}>
      <PanelCard title="What your mail says" isFlush>
        <Shown of={[query]} loading="Loading the mails" height={320}>
          {() => (
            <>
              {texts && (
                <>
                  <Box p="md">
                    <SearchBox label="Find a mail" text={wanted} onSearch={setWanted} />
                  </Box>
                  {shown.length === 0 && (
                    <Text size="sm" c="dimmed" px="md" pb="md" role="status">
                      No mail has these words.
                    </Text>
                  )}
                  {mailGroups.map((group) => (
                    <MailGroupList
                      key={group}
                      group={group}
                      purposes={shown.filter((each) => groupOfMail(each) === group)}
                    >
                      {(purpose) => (
                        <MailEntry
                          key={purpose}
                          purpose={purpose}
                          subject={texts[purpose].subject}
                          isOwn={usual !== undefined && isOwnText(texts[purpose], usual[purpose])}
                        />
                      )}
                    </MailGroupList>
                  ))}
                </>
              )}
            </>
          )}
        </Shown>
      </PanelCard>
    </Box>
  )
}

interface MailGroupListProps {
  readonly group: MailGroup
  readonly purposes: readonly WordedMailKind[]
  readonly children: (purpose: WordedMailKind) => ReactNode
}

/** The mails of a group under its title; nothing where none of them is shown. */
function MailGroupList({ group, purposes, children }: MailGroupListProps) {
  const id = useId()
  if (purposes.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={3} size="h6" id={id} className={classes.group}>
        {groupTitles[group]}
      </Title>
      <ul className={classes.mails}>{purposes.map(children)}</ul>
    </section>
  )
}

const groupTitles: Readonly<Record<MailGroup, string>> = {
  orders: 'Orders',
  subscriptions: 'Subscriptions',
  shop: 'Gifts, carts and products',
  accounts: 'Accounts of customers',
  owners: 'To you and your staff',
}

/** Whether a mail has these words in its name, its subject, or in what says when it is sent. */
function hasWords(purpose: WordedMailKind, subject: string, wanted: string): boolean {
  const { label, when } = mailLabels[purpose]
  const said = `${label}\n${subject}\n${when}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

interface MailEntryProps {
  readonly purpose: WordedMailKind
  readonly subject: string
  readonly isOwn: boolean
}

function MailEntry({ purpose, subject, isOwn }: MailEntryProps) {
  const { label, when } = mailLabels[purpose]
  return (
    <li className={classes.mail}>
      <div className={classes.words}>
        <Group gap="xs">
          <LinkText
            to="/settings/mails/$purpose"
            params={{ purpose }}
            fw={600}
            size="sm"
            className={classes.link}
          >
            {label}
          </LinkText>
          {isOwn && <StatusBadge tone="calm">Changed</StatusBadge>}
        </Group>
        <Text size="sm" truncate>
          {subject}
        </Text>
        <Text size="xs" c="dimmed">
          {when}
        </Text>
      </div>
      <ChevronRight size={18} aria-hidden className={classes.arrow} />
    </li>
  )
}
