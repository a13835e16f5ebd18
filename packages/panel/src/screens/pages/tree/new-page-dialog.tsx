import { Radio, Select, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReplyOf } from '@vitrine/contract/call'
import { createPageCall } from '@vitrine/contract/website/page-calls'
import type { PageContents } from '@vitrine/domain/content/pages/page-kind'
import { textFilters } from '@vitrine/domain/content/pages/text-filters'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
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
  const change = useChange<ReplyOf<typeof createPageCall>>({
    goOn: ({ id }) => void navigate({ to: '/pages/$collectionId', params: { collectionId: id } }),
  })
  const errors = refusalIn(change)?.errors ?? {}
  const kind = kinds.find((each) => each.typeName === typeName)
  const places = placesFor(tree, kind)
  const chosen = places.find((each) => each.value === place) ?? places[0]

  const make = async () => {
    const { menu = null, parentId = null } = chosen ?? {}
    const body = { typeName, title, urlId: urlId ?? '', menu, parentId }
    const made = await call(createPageCall, { body })
    // Its screen shows where it stands among the others.
    if (made.ok) await refreshPages(queries)
    return made
  }
  return (
    <FormDialog
      title="Add a page"
      action="Add page"
      size="lg"
      change={change}
      onSubmit={() => void change.send(make, `${title.trim()} was made`)}
      onClose={onClose}
    >
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
        error={errors.title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label="Address"
        leftSection="/"
        value={urlId ?? textFilters['url-slug'](title, locale)}
        error={errors.urlId}
        onChange={(event) => setUrlId(event.currentTarget.value)}
      />
      <Select
        label="Where"
        allowDeselect={false}
        data={places.map(({ value, label }) => ({ value, label }))}
        value={chosen?.value ?? null}
        onChange={(value) => value !== null && setPlace(value)}
      />
    </FormDialog>
  )
}
