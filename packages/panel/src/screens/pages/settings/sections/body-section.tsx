import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PanelCard } from '../../../../parts/panel-card.tsx'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import { BlockWords } from '../../blocks/block-words.tsx'
import type { PageSectionProps } from '../page-form.ts'
import { isFormattedText } from '../rules/preview.ts'

/** The words of a plain page, in the way that keeps all of them. */
export function BodySection({
  form,
  about,
  round,
  collectionId,
}: PageSectionProps & { readonly collectionId: string }) {
  const [isFormatted] = useState(() => isFormattedText(form.values.bodyHtml))
  const change = (html: string) => form.setFieldValue('bodyHtml', html)
  if (about.blocks === 'all')
    return (
      <PanelCard title="Content">
        <BlockWords owner={{ kind: 'collection', ownerId: collectionId }} />
      </PanelCard>
    )
  return (
    <PanelCard title="Content">
      {isFormatted ? (
        <LazyRichText
          key={round}
          label="Text"
          html={form.values.bodyHtml}
          minRows={12}
          hasPictures
          onChange={change}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            This page was written as HTML, with parts that the text editor would drop. Scripts are taken out
            when it is saved.
          </Text>
          <Textarea
            label="HTML"
            autosize
            minRows={12}
            maxRows={30}
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            {...form.getInputProps('bodyHtml')}
          />
        </>
      )}
      {about.blocks === 'beneath' && (
        <BlockWords owner={{ kind: 'collection', ownerId: collectionId }} isBeneath />
      )}
    </PanelCard>
  )
}
