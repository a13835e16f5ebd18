import { Anchor, Text, Title } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readMediaCall } from '@vitrine/contract/media/library-calls'
import { LinkText } from '../../../parts/link-text.tsx'
import { useSession } from '../../../session/session.ts'
import classes from '../media.module.css'

/** A part of the site that names a file. */
export type MediaUse = ReplyOf<typeof readMediaCall>['uses'][number]

const kindNames: Readonly<Record<string, string>> = {
  site: 'Settings',
  collection: 'Page',
  'layout-collection': 'Page',
  product: 'Product',
  item: 'Post or other item',
  'layout-item': 'Post or other item',
  draft: 'Draft',
  author: 'Author',
  campaign: 'Campaign',
  'layout-field': 'Every page',
}

/** Where a file is used, with the way there. */
export function UseList({ uses, count }: { readonly uses: readonly MediaUse[]; readonly count: number }) {
  return (
    <section aria-label="Where it is used">
      <Title order={3}>Where it is used</Title>
      {count === 0 ? (
        <Text size="sm" c="dimmed">
          Nowhere on the site.
        </Text>
      ) : (
        <ul className={classes.uses}>
          {uses.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <UsePlace use={use} />
              <Text size="xs" c="dimmed">
                {kindNames[use.kind] ?? use.kind}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {count > uses.length && (
        <Text size="sm" c="dimmed">
          And {count - uses.length} more.
        </Text>
      )}
    </section>
  )
}

function UsePlace({ use: { kind, id, title, address } }: { readonly use: MediaUse }) {
  const { site } = useSession()
  if (kind === 'product')
    return (
      <LinkText to="/products/$productId" params={{ productId: id }}>
        {title}
      </LinkText>
    )
  if (kind === 'collection' || kind === 'layout-collection')
    return (
      <LinkText to="/pages/$collectionId" params={{ collectionId: id }}>
        {title}
      </LinkText>
    )
  if (kind === 'campaign')
    return (
      <LinkText to="/newsletter/campaigns/$campaignId" params={{ campaignId: id }}>
        {title}
      </LinkText>
    )
  if (kind === 'site') return <LinkText to="/settings">{title}</LinkText>
  if (address === null) return <Text size="sm">{title}</Text>
  return (
    <Anchor size="sm" href={new URL(address, site.url).href} target="_blank" rel="noopener">
      {title}
    </Anchor>
  )
}
