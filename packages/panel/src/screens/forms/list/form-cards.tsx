import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { listSubmissionsCall } from '@vitrine/contract/forms/panel-calls'
import { ExternalLink } from 'lucide-react'
import { useFormat } from '../../../format/use-format.ts'
import { LinkText } from '../../../parts/link-text.tsx'
import { StatusBadge } from '../../../parts/status-badge.tsx'
import { useMay } from '../../../session/may.ts'
import { useSession } from '../../../session/session.ts'
import { siteHref } from '../../../session/site-href.ts'
import { FormMenu } from './form-menu.tsx'
import type { ListedForm } from './listed-form.ts'

/** Forms beneath each other. */
export function FormCards({ forms }: { readonly forms: readonly ListedForm[] }) {
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Forms">
      {forms.map((form) => (
        <Paper component="li" key={form.id} withBorder p="md">
          <FormCard form={form} />
        </Paper>
      ))}
    </Stack>
  )
}

function FormCard({ form }: { readonly form: ListedForm }) {
  const { id, name, place, isShown, fields } = form
  return (
    <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <Stack gap={6} miw={0} flex={1}>
        <Group gap="xs">
          <LinkText
            to="/forms/$formId/edit"
            params={{ formId: id }}
            fw={650}
            style={{ overflowWrap: 'anywhere' }}
          >
            {name}
          </LinkText>
          {place === null && <StatusBadge tone="due">Not placed</StatusBadge>}
          {place !== null && !isShown && <StatusBadge tone="due">Not shown by this template</StatusBadge>}
          {place !== null && isShown && <StatusBadge tone="good">On a page</StatusBadge>}
        </Group>
        <Group gap="4px 20px">
          <Place place={place} isShown={isShown} />
          <Text size="sm" c="dimmed">
            {fields === 1 ? '1 field' : `${fields} fields`}
          </Text>
          <Sent form={form} />
        </Group>
      </Stack>
      <FormMenu form={form} />
    </Group>
  )
}

function Place({ place, isShown }: Pick<ListedForm, 'place' | 'isShown'>) {
  const session = useSession()
  const words = { size: 'sm', c: 'dimmed' } as const
  if (place === null) return <Text {...words}>On no page</Text>
  if (place.kind === 'popup') return <Text {...words}>In the popup</Text>
  if (place.kind === 'field' && !isShown)
    return <Text {...words}>In the area “{place.title}”, which the template does not have</Text>
  if (place.kind === 'field') return <Text {...words}>In the area “{place.title}” of the template</Text>
  if (place.path === null) return <Text {...words}>On “{place.title}”, which is in the trash</Text>
  return (
    <Anchor href={siteHref(place.path, session)} target="_blank" rel="noreferrer" size="sm">
      {place.title} <ExternalLink size={12} aria-label="opens in a new tab" />
    </Anchor>
  )
}

function Sent({ form }: { readonly form: ListedForm }) {
  const { moment } = useFormat()
  const mayRead = useMay(listSubmissionsCall)
  const { id, submissions, unread, lastSentAtMs } = form
  if (submissions === 0 || lastSentAtMs === null)
    return (
      <Text size="sm" c="dimmed">
        Nothing sent yet
      </Text>
    )
  const count = submissions === 1 ? '1 submission' : `${submissions} submissions`
  return (
    <Group gap={8}>
      {mayRead ? (
        <LinkText to="/forms" search={{ f: `formId:is:${encodeURIComponent(id)}` }} size="sm">
          {count}
        </LinkText>
      ) : (
        <Text size="sm">{count}</Text>
      )}
      {unread > 0 && <Badge size="sm">{`${unread} new`}</Badge>}
      <Text size="sm" c="dimmed">
        the last on {moment(lastSentAtMs)}
      </Text>
    </Group>
  )
}
