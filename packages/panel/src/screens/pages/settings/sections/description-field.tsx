import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { LazyRichText } from '../../../../parts/rich-text/lazy-rich-text.tsx'
import type { PageSectionProps } from '../page-form.ts'
import { isFormattedText } from '../rules/preview.ts'

/** What a page is about: templates print it as HTML, so it is formatted text, or HTML where the text editor would drop a part of it. */
export function DescriptionField({ form, round }: Pick<PageSectionProps, 'form' | 'round'>) {
  const { description } = form.values
  const [isFormatted] = useState(() => isFormattedText(description))
  if (isFormatted)
    return (
      <LazyRichText
        key={round}
        label="Description"
        description={hint}
        html={description}
        minRows={2}
        error={form.errors.description as string | undefined}
        onChange={(html) => form.setFieldValue('description', html)}
      />
    )
  return (
    <Textarea
      label="Description, as HTML"
      description={hint}
      autosize
      minRows={2}
      maxRows={8}
      spellCheck={false}
      {...form.getInputProps('description')}
    />
  )
}

const hint = 'A line or two on what it is about. Templates may show it.'
