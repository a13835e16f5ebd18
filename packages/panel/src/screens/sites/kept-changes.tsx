import { List, Switch, Text } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import type { readSamplesCall } from '@vitrine/contract/sites/beginning-calls'

export type Samples = ReplyOf<typeof readSamplesCall>

interface KeptChangesProps {
  readonly samples: Samples
  readonly isKept: boolean
  readonly onChange: (isKept: boolean) => void
}

/** Asks whether demo content that was changed stays; nothing where there is none. */
export function KeptChanges({ samples: { changed }, isKept, onChange }: KeptChangesProps) {
  if (changed.length === 0) return null
  return (
    <div>
      <Switch
        label={`Keep what was changed (${changed.length})`}
        checked={isKept}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <List size="sm" mt="xs">
        {changed.slice(0, 8).map(({ kind, title }) => (
          <List.Item key={`${kind} ${title}`}>{title}</List.Item>
        ))}
      </List>
      {changed.length > 8 && <Text size="sm">and {changed.length - 8} more</Text>}
    </div>
  )
}

/** Says what demo content there is. */
export function countsText({
  pages,
  products,
  items,
  pictures,
}: Pick<Samples, 'pages' | 'products' | 'items' | 'pictures'>): string {
  const pagesText = pages === 1 ? '1 page' : `${pages} pages`
  const productsText = products === 1 ? '1 product' : `${products} products`
  const itemsText = items === 1 ? '1 post or other item' : `${items} posts and other items`
  const picturesText = pictures === 1 ? '1 picture' : `${pictures} pictures`
  return [pagesText, productsText, itemsText, picturesText].join(', ')
}
