import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { useSession } from '../../../../session/session.ts'
import { searchPreview } from '../rules/search-preview.ts'
import type { SectionProps } from '../section.ts'
import classes from './seo-section.module.css'

interface SeoSectionProps extends SectionProps {
  readonly shopPage: { readonly title: string; readonly urlId: string } | undefined
}

/** How search engines show the product. */
export function SeoSection({ draft, change, errors, shopPage }: SeoSectionProps) {
  const { site } = useSession()
  const preview = searchPreview(draft, site, shopPage?.title ?? '')
  return (
    <PanelCard title="Search engines">
      <Stack gap="md">
        <div className={classes.preview}>
          <Text size="xs" c="dimmed" truncate>
            {`${site.url.replace(/\/$/, '')}/${shopPage?.urlId ?? ''}/${draft.urlId}`}
          </Text>
          <Text fw={600} c="var(--mantine-color-anchor)" lineClamp={1}>
            {preview.title}
          </Text>
          <Text size="sm" lineClamp={2}>
            {preview.description || 'Search engines choose some words of the page.'}
          </Text>
        </div>
        <TextInput
          label="Title for search engines"
          placeholder={draft.title}
          maxLength={200}
          value={draft.seoTitle}
          error={errors['seo.title']}
          onChange={(event) => {
            const seoTitle = event.currentTarget.value
            change(() => ({ seoTitle }))
          }}
        />
        <Textarea
          label="Description for search engines"
          description={`About 160 characters are usually shown; ${draft.seoDescription.length} so far.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={2}
          maxLength={400}
          value={draft.seoDescription}
          error={errors['seo.description']}
          onChange={(event) => {
            const seoDescription = event.currentTarget.value
            change(() => ({ seoDescription }))
          }}
        />
      </Stack>
    </PanelCard>
  )
}
