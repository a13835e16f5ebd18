import { Stack, TextInput } from '@mantine/core'
import { itemAddress } from '@vitrine/domain/content/items/item-address'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import { useSession } from '../../../../session/session.ts'
import { BlockWords } from '../../../pages/blocks/block-words.tsx'
import type { ItemRow } from '../../content-collections.ts'
import type { SectionProps } from '../section.ts'

interface TextSectionProps extends SectionProps {
  readonly kind: ItemRow['kind']
  readonly hasBlocks: boolean
  readonly itemId: string
  readonly followsTitle: boolean
}

/** What an item is called, and what it says. */
export function TextSection({
  input,
  change,
  errors,
  kind,
  hasBlocks,
  itemId,
  followsTitle,
}: TextSectionProps) {
  const { locale } = useSession().site
  const addressOf = (title: string) => itemAddress(title, { id: itemId, language: locale })
  const isMedia = kind === 'image' || kind === 'video'
  return (
    <PanelCard title="Text">
      <Stack gap="md">
        <TextInput
          label="Title"
          required={!isMedia}
          value={input.title}
          error={errors.title}
          maxLength={500}
          onChange={(event) => {
            const title = event.currentTarget.value
            change((now) => {
              const isOfTitle = followsTitle && now.urlId === addressOf(now.title)
              return {
                title,
                ...(isOfTitle && { urlId: addressOf(title) }),
              }
            })
          }}
        />
        {hasBlocks ? (
          <BlockWords owner={{ kind: 'item', ownerId: itemId }} />
        ) : (
          <LazyRichText
            label={isMedia ? 'Description' : 'Body'}
            html={input.bodyHtml}
            onChange={(bodyHtml) => change(() => ({ bodyHtml }))}
            error={errors.bodyHtml}
            minRows={isMedia ? 4 : 12}
            hasPictures={!isMedia}
          />
        )}
        {!isMedia && (
          <LazyRichText
            label="Excerpt"
            description="In lists, in feeds, and where search engines have no text of their own."
            html={input.excerptHtml}
            onChange={(excerptHtml) => change(() => ({ excerptHtml }))}
            error={errors.excerptHtml}
            minRows={3}
          />
        )}
      </Stack>
    </PanelCard>
  )
}
