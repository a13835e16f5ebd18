import { Alert, Button, Group, Radio, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Refusal } from '@vitrine/contract/client/outcome'
import { createPageCall } from '@vitrine/contract/website/page-calls'
import type { PageContents } from '@vitrine/domain/content/pages/page-kind'
import { textFilters } from '@vitrine/domain/content/pages/text-filters'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import { toastSaved } from '../../../parts/toasts/toast.ts'
import { useSession } from '../../../session/session.ts'
import { kindTitle } from '../kind-title.ts'
import { refreshPages } from '../refresh-pages.ts'
import classes from './new-page-dialog.module.css'
import { PageIcon } from './page-icon.tsx'
import { placesFor } from './rules/places.ts'
import type { PageTree } from './rules/tree-node.ts'

interface NewPageDialogProps {
  readonly tree: PageTree
  readonly onClose: () => void
}

/** What kinds of items are for, by the icons that templates give them. */
const itemPurposes: Readonly<Record<string, string>> = {
  album: 'Tracks to be heard, in your order',
  blog: 'Posts, the newest first, each with a page',
  calendar: 'Dates and places, as a list and a calendar',
  events: 'Dates and places, as a list and a calendar',
  gallery: 'Pictures and films, in your order',
}

/** What each kind is for, in a line. */
const purposes: Readonly<Record<PageContents, string>> = {
  blocks: 'Words and pictures',
  cover: 'One picture, a headline and buttons, without the menus',
  items: 'A list of entries, each with a page',
  products: 'Things to sell',
  pages: 'Several pages shown as one',
  link: 'A way to elsewhere',
}

/** Makes a page: of which kind, what it is called, where it stands. */
export function NewPageDialog({ tree, onClose }: NewPageDialogProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { locale } = useSession().site
  const kinds = tree.kinds.filter((kind) => kind.isOffered)
  const [typeName, setTypeName] = useState(kinds[0]?.typeName ?? 'page')
  const [title, setTitle] = useState('')
  const [urlId, setUrlId] = useState<string | null>(null)
  const [place, setPlace] = useState('')
  const [isMaking, setMaking] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const kind = kinds.find((each) => each.typeName === typeName)
  const places = placesFor(tree, kind)
  const chosen = places.find((each) => each.value === place) ?? places[0]

  const make = async (event: FormEvent) => {
    event.preventDefault()
    setMaking(true)
    setRefusal(null)
    const { menu = null, parentId = null } = chosen ?? {}
    const body = { typeName, title, urlId: urlId ?? '', menu, parentId }
    const outcome = await call(createPageCall, { body })
    setMaking(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    await refreshPages(queries)
    toastSaved(`${title.trim()} was made`)
    void navigate({ to: '/pages/$collectionId', params: { collectionId: outcome.reply.id } })
  }
  const hasFieldErrors = refusal !== null && Object.keys(refusal.errors).length > 0
  return (
    <DialogFrame onClose={onClose} title="Add a page" size="lg">
      <form onSubmit={(event) => void make(event)} noValidate>
        <Stack>
          <div role="alert">{refusal && !hasFieldErrors && <Alert color="red">{refusal.message}</Alert>}</div>
          <Radio.Group label="Kind" value={typeName} onChange={setTypeName}>
            <div className={classes.kinds}>
              {kinds.map((each) => (
                <Radio.Card
                  key={each.typeName}
                  value={each.typeName}
                  className={classes.kind}
                  aria-label={kindTitle(each)}
                >
                  <PageIcon icon={each.icon} />
                  <div>
                    <Text size="sm" fw={600}>
                      {kindTitle(each)}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {(each.contents === 'items' && itemPurposes[each.icon]) || purposes[each.contents]}
                    </Text>
                  </div>
                </Radio.Card>
              ))}
            </div>
          </Radio.Group>
          <TextInput
            label="Title"
            required
            data-autofocus
            value={title}
            error={refusal?.errors.title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TextInput
            label="Address"
            leftSection="/"
            value={urlId ?? textFilters['url-slug'](title, locale)}
            error={refusal?.errors.urlId}
            onChange={(event) => setUrlId(event.currentTarget.value)}
          />
          <Select
            label="Where"
            allowDeselect={false}
            data={places.map(({ value, label }) => ({ value, label }))}
            value={chosen?.value ?? null}
            onChange={(value) => value !== null && setPlace(value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isMaking}>
              Add page
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
