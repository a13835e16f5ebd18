import { Textarea, TextInput } from '@mantine/core'
import type { BlockWord } from '@vitrine/domain/content/block-words'
import { LazyRichText } from '../../../parts/rich-text/lazy-rich-text.tsx'
import { isFormattedText } from '../settings/rules/preview.ts'

interface BlockWordFieldProps {
  readonly word: BlockWord
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A field for a text of a block, or for where it leads. */
export function BlockWordField({ word, value, error, onChange }: BlockWordFieldProps) {
  const { path, kind } = word
  const label = labelOf(path)
  // What the text editor would drop is written as HTML, as that of a page is.
  const isSource = kind === 'html' && !isFormattedText(word.value)
  if (kind === 'html' && !isSource)
    return <LazyRichText label={label} html={value} error={error} minRows={4} onChange={onChange} />
  const shared = { label: isSource ? `${label}, as HTML` : label, value, error }
  const type = (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange(event.currentTarget.value)
  return kind === 'text' || isSource ? (
    <Textarea {...shared} autosize minRows={3} maxRows={20} onChange={type} />
  ) : (
    <TextInput {...shared} onChange={type} />
  )
}

/** The words for a field by its name; of a list with the number of the entry. */
function labelOf(path: string): string {
  const parts = path.split('.')
  const name = parts.at(-1) ?? ''
  const label = labels[name] ?? 'Text'
  const place = parts.length > 1 ? Number(parts.at(-2)) + 1 : 0
  return place > 0 ? `${label} ${place}` : label
}

const labels: Readonly<Record<string, string>> = {
  label: 'Label',
  link: 'Leads to',
  url: 'Address',
  assetUrl: 'Address',
  redirectUrl: 'Leads to',
  profileUrl: 'Address',
  title: 'Title',
  caption: 'Caption',
  description: 'Description',
  buttonLabel: 'Words on the button',
  linkLabel: 'Words of the link',
  source: 'Text',
  quote: 'Quote',
  author: 'Author',
  headerText: 'Heading',
  footnote: 'Footnote',
  submissionHtml: 'Said when it was sent',
  addressTitle: 'Name of the place',
  addressLine1: 'Street',
  addressLine2: 'City',
  addressCountry: 'Country',
  placeholder: 'Placeholder',
  date: 'Date',
  venue: 'Venue',
  place: 'Place',
}
