import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RichTextInputProps } from './rich-text-input.tsx'

const RichTextInput = lazy(() =>
  import('./rich-text-input.tsx').then((module) => ({ default: module.RichTextInput })),
)

/** A field for formatted text; its editor is fetched after the form is there. */
export function LazyRichText(props: RichTextInputProps) {
  return (
    <Suspense fallback={<Skeleton h={props.minRows * 24 + 90} />}>
      <RichTextInput {...props} />
    </Suspense>
  )
}
