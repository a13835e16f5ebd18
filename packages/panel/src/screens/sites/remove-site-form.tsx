import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { listSitesCall, removeSiteCall } from '@vitrine/contract/sites/site-calls'
import { type FormEvent, useState } from 'react'
import { call } from '../../call/client.ts'
import { toastError, toastSaved } from '../../parts/toasts/toast.ts'
import type { ListedSite } from './listed-site.ts'

interface SiteFormProps {
  readonly site: ListedSite
  readonly onDone: () => void
}

/** Removes a site for good, once its title was typed. */
export function RemoveSiteForm({ site, onDone }: SiteFormProps) {
  const queries = useQueryClient()
  const [title, setTitle] = useState('')
  const [isRemoving, setRemoving] = useState(false)
  const [message, setMessage] = useState<string | null>(null)

  const remove = async (event: FormEvent) => {
    event.preventDefault()
    setRemoving(true)
    setMessage(null)
    const outcome = await call(removeSiteCall, { params: { siteId: site.id }, body: { title } })
    setRemoving(false)
    if (!outcome.ok) return setMessage(outcome.refusal.errors?.title ?? outcome.refusal.message)
    toastSaved(`${site.title} was removed`)
    if (outcome.reply.areFilesLeft)
      toastError(
        `Some files of ${site.title} are left`,
        'They could not be removed: the log of the server names them. It is tried again at its next start.',
      )
    onDone()
    await queries.invalidateQueries({ queryKey: [listSitesCall.name] })
  }

  return (
    <form onSubmit={remove} noValidate>
      <Stack>
        <Text size="sm">
          All of it goes: pages, products, posts, pictures, orders with their payments, and accounts. It
          cannot be brought back, other than from a backup.
        </Text>
        <TextInput
          label={`Type ${site.title} to remove it`}
          data-autofocus
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            Keep it
          </Button>
          <Button
            type="submit"
            color="red.9"
            loading={isRemoving}
            disabled={title.trim() !== site.title.trim()}
          >
            Remove the site
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
