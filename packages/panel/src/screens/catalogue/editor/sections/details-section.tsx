import { Stack, TextInput } from '@mantine/core'
import { urlIdFromTitle } from '@vitrine/domain/website/url-id-from-title'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import { useSession } from '../../../../session/session.ts'
import type { SectionProps } from '../section.ts'

/** What the product is called, and what is said about it. */
export function DetailsSection({
  draft,
  change,
  errors,
  isLocked,
  round,
}: SectionProps & {
  /** Counts how often the fields were filled again; the editors of formatted text begin again with it. */
  readonly round: number
}) {
  const { locale } = useSession().site
  return (
    <PanelCard title="Details">
      <Stack gap="md">
        <TextInput
          label="Title"
          required
          value={draft.title}
          error={errors.title}
          maxLength={200}
          onChange={(event) => {
            const title = event.currentTarget.value
            change((now) => ({
              title,
              ...(now.urlIdFollowsTitle && { urlId: urlIdFromTitle(title, locale) }),
            }))
          }}
        />
        <LazyRichText
          key={`excerpt ${round}`}
          label="Short text"
          description="Beside the price, above the button."
          html={draft.excerptHtml}
          onChange={(excerptHtml) => change(() => ({ excerptHtml }))}
          isDisabled={isLocked}
          error={errors.excerptHtml}
          minRows={3}
        />
        <LazyRichText
          key={`body ${round}`}
          label="Description"
          description="Below the pictures, as long as you like."
          html={draft.bodyHtml}
          onChange={(bodyHtml) => change(() => ({ bodyHtml }))}
          isDisabled={isLocked}
          error={errors.bodyHtml}
          minRows={6}
          hasPictures
        />
      </Stack>
    </PanelCard>
  )
}
